package org.dradis.rules.raiders;

import org.dradis.rules.board.Area;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The raiders of one area act one after the other; Scar first, twice in a row (RA-1, RA-6). */
public record RaidersOfArea(Area area, int left, int acted, boolean scarFirst) implements Act {
  /** Only some of the raiders there act, and Scar is not among them. */
  public static RaidersOfArea some(Area area, int count) {
    return new RaidersOfArea(area, count, 0, false);
  }

  @Override
  public void play(Play play) {
    if (left == 0) {
      if (play.interference() == area) {
        play.interfere(null);
      }
      return;
    }
    play.next(new RaidersOfArea(area, left - 1, acted + 1, false));
    if (scarFirst) {
      play.next(new ScarActsAgain(area, acted));
    }
    play.next(new RaiderActs(area, acted, scarFirst, false));
  }

  /** Scar's second action happens where its first one left it. */
  record ScarActsAgain(Area from, int acted) implements Act {
    @Override
    public void play(Play play) {
      Area here = play.board().areaOfScar();
      if (here != null) {
        int before = here == from ? acted : RaiderActs.INTERFERED; // IN-2 is about one area
        play.next(new RaiderActs(here, before, true, true));
      }
    }
  }
}
