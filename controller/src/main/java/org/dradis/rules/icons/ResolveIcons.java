package org.dradis.rules.icons;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.basestars.ActivateBasestars;
import org.dradis.rules.basestars.LaunchRaiders;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.boarding.ActivateHeavyRaiders;
import org.dradis.rules.event.Event;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.newcaprica.ActivateOccupation;
import org.dradis.rules.newcaprica.EvacuateShip;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;
import org.dradis.rules.raiders.ActivateRaiders;

/**
 * A crisis card's icons, left to right, each fully before the next, then its jump icon; from
 * Caprica no ship icons, and the jump icon only with an expansion (AC-1, AC-5). On New Caprica's
 * cards the jump icon is also the evacuation icon (NC-6).
 */
public record ResolveIcons(List<Icon> icons, JumpIcon jump, boolean fromCaprica) implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  public static Order one(Icon icon) {
    return new OneIcon(icon);
  }

  /** The icons, each a task of its own. */
  public static List<OneIcon> each(List<Icon> icons) {
    return icons.stream().map(OneIcon::new).toList();
  }

  @Override
  public void play(Play play) {
    Board board = play.board();
    boolean ready = board.voyage().engineRoomReady();
    boolean counts = !fromCaprica || board.playsAnyExpansion();
    List<Task> tasks = new ArrayList<>();
    if (fromCaprica) {
      play.tell(new Event.NothingHappened("AC-5"));
    } else {
      tasks.addAll(each(icons));
    }
    if (ready) {
      play.set(board.with(board.voyage().withEngineRoom(false)));
    }
    if (ready || (counts && jump != JumpIcon.NONE)) {
      NewCaprica newCaprica = board.newCaprica();
      boolean lifts = jump == JumpIcon.EVACUATE && newCaprica != null && newCaprica.returned();
      tasks.add(lifts ? new EvacuateShip() : new AdvanceJumpTrack());
    }
    play.next(tasks);
  }

  /** One icon of the row; before the return only occupation icons resolve (NC-4). */
  public record OneIcon(Icon icon) implements Order {
    @Override
    public boolean touchesSpace() {
      return icon != Icon.OCCUPATION;
    }

    @Override
    public void play(Play play) {
      if (touchesSpace() && play.board().frozen()) {
        play.tell(new Event.NothingHappened("NC-4"));
        return;
      }
      if (!touchesSpace() && play.board().newCaprica() == null) {
        play.tell(new Event.NothingHappened("NC-2"));
        return;
      }
      play.tell(new Event.IconResolved(icon));
      play.next(
          switch (icon) {
            case ACTIVATE_RAIDERS -> new ActivateRaiders();
            case ACTIVATE_HEAVY_RAIDERS -> new ActivateHeavyRaiders();
            case LAUNCH_RAIDERS -> new LaunchRaiders();
            case ACTIVATE_BASESTARS -> new ActivateBasestars();
            case OCCUPATION -> new ActivateOccupation();
          });
    }
  }
}
