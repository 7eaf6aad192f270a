package org.dradis.rules.raiders;

import org.dradis.rules.basestars.EachLaunches;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.Special;
import org.dradis.rules.fleet.MissingShip;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** Every raider acts once; with none on the board the basestars launch (RA-1, RA-4, RA-5). */
public record ActivateRaiders() implements Act {
  @Override
  public void play(Play play) {
    Board board = play.board();
    if (board.raiders() > 0) {
      play.next(
          new PickRaiderArea(Ring.of(area -> board.at(area).raiders()), board.areaOfScar() != null),
          new AfterRaidersActed());
    } else if (!board.basestars().isEmpty()) {
      play.next(new EachLaunches(CylonShip.RAIDER, 2));
    } else {
      play.next(new MissingShip(CylonShip.RAIDER, "RA-5"));
    }
  }

  /** What follows. Dogfight: basestars launch 2 raiders whenever raiders acted (CA-2). */
  record AfterRaidersActed() implements Act {
    @Override
    public void play(Play play) {
      play.interfere(null); // IN-2 is over with the activation
      if (play.board().inPlay(Special.DOGFIGHT)) {
        play.next(new EachLaunches(CylonShip.RAIDER, 2));
      }
    }
  }
}
