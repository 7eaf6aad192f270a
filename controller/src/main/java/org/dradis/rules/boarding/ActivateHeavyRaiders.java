package org.dradis.rules.boarding;

import org.dradis.rules.basestars.EachLaunches;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Ring;
import org.dradis.rules.event.Event;
import org.dradis.rules.fleet.MissingShip;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** Centurions advance, then every heavy raider acts once (HR). */
public record ActivateHeavyRaiders() implements Act {
  @Override
  public void play(Play play) {
    Boarding boarding = play.board().boarding();
    if (boarding.atThree() > 0) { // HR-1: the 4th advance ends the game before anyone else moves
      play.end(Outcome.CYLONS_BOARDING);
      return;
    }
    if (boarding.total() > 0) {
      play.set(play.board().with(boarding.advance()));
      play.tell(new Event.CenturionsAdvanced(boarding.total()));
    }
    Board board = play.board();
    if (board.heavyRaiders() > 0) {
      moveAndBoard(play, Ring.of(area -> board.at(area).heavyRaiders()));
    } else if (!board.basestars().isEmpty()) { // HR-4
      play.next(new EachLaunches(CylonShip.HEAVY_RAIDER, 1));
    } else if (boarding.total() == 0) { // HR-5
      play.next(new MissingShip(CylonShip.HEAVY_RAIDER, "HR-5"));
    }
  }

  /** Acts with the ships as they stood at the start, so that none acts twice (AC-3, HR-6). */
  private static void moveAndBoard(Play play, Ring<Integer> atStart) {
    for (Area from : Area.RING) {
      if (!from.isLaunchArea()) {
        for (int i = 0; i < atStart.get(from); i++) {
          move(play, from, from.towardsLaunch());
        }
      }
    }
    play.next(new BoardGalactica(Ring.of(area -> area.isLaunchArea() ? atStart.get(area) : 0)));
  }

  private static void move(Play play, Area from, Area to) {
    play.set(from, play.at(from).plusHeavyRaiders(-1));
    play.set(to, play.at(to).plusHeavyRaiders(1));
    play.tell(new Event.HeavyRaiderMoved(from, to));
  }
}
