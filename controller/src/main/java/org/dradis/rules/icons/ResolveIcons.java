package org.dradis.rules.icons;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.basestars.ActivateBasestars;
import org.dradis.rules.basestars.LaunchRaiders;
import org.dradis.rules.board.Icon;
import org.dradis.rules.boarding.ActivateHeavyRaiders;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;
import org.dradis.rules.raiders.ActivateRaiders;

/** Ship icons, left to right, each fully before the next; none from Caprica (AC-1, AC-5). */
public record ResolveIcons(List<Icon> icons, boolean fromCaprica) implements Order {
  public static ResolveIcons one(Icon icon) {
    return new ResolveIcons(List.of(icon), false);
  }

  @Override
  public void play(Play play) {
    if (fromCaprica) {
      play.tell(new Event.NothingHappened("AC-5"));
      return;
    }
    List<Task> tasks = new ArrayList<>();
    for (Icon icon : icons) {
      tasks.add(new OneIcon(icon));
    }
    play.next(tasks);
  }

  /** One icon of the row. */
  record OneIcon(Icon icon) implements Act {
    @Override
    public void play(Play play) {
      play.tell(new Event.IconResolved(icon));
      play.next(
          switch (icon) {
            case ACTIVATE_RAIDERS -> new ActivateRaiders();
            case ACTIVATE_HEAVY_RAIDERS -> new ActivateHeavyRaiders();
            case LAUNCH_RAIDERS -> new LaunchRaiders();
            case ACTIVATE_BASESTARS -> new ActivateBasestars();
          });
    }
  }
}
