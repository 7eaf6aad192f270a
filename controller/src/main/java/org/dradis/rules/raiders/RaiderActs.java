package org.dradis.rules.raiders;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;
import org.dradis.rules.question.RollFor;

/**
 * One raider does the first thing it can (RA-2). It knows how many acted in its area before it,
 * because Run Interference makes the first four miss (IN-2).
 */
public record RaiderActs(Area area, int before, boolean scar, boolean again) implements Act {
  /** How many raiders of an area Run Interference makes miss. */
  static final int INTERFERED = 4;

  @Override
  public void play(Play play) {
    SpaceArea here = play.at(area);
    if (here.vipers().total() > 0) {
      attackUnlessInterfered(play, "viper", new PickViper(this));
    } else if (!here.piloted().isEmpty()) {
      attackUnlessInterfered(play, "viper", new PickPilot(this));
    } else if (!here.civilians().isEmpty()) {
      play.next(new PickCivilian(this));
    } else {
      Area to = NearestCivilian.wayFrom(area, play.board());
      if (to == null) {
        attackUnlessInterfered(play, RollFor.GALACTICA, new RaiderAttacksGalactica(this));
      } else {
        move(play, to);
      }
    }
  }

  /** The name of the attacker in events. */
  String by() {
    return scar ? "scar" : "raider";
  }

  /** Whether nothing has happened in the area yet, so that the table may still interfere. */
  public boolean opensArea() {
    return before == 0 && !again;
  }

  private void attackUnlessInterfered(Play play, String at, Task attack) {
    if (play.interference() == area && before < INTERFERED) {
      play.tell(new Event.AttackMissed(by(), at, area));
    } else {
      play.next(attack);
    }
  }

  private void move(Play play, Area to) {
    play.set(area, leaving(play.at(area)));
    SpaceArea there = play.at(to).plusRaiders(1);
    play.set(to, scar ? there.withScar(true) : there);
    play.tell(new Event.RaiderMoved(area, to, scar));
  }

  private SpaceArea leaving(SpaceArea here) {
    SpaceArea left = here.plusRaiders(-1);
    return scar ? left.withScar(false) : left;
  }
}
