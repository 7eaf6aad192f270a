package org.dradis.rules.fleet;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.placement.CylonSupply;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;

/**
 * The ship an icon needs is not there: nothing happens by the rule named, or with Cylon Fleet the
 * missing-ship procedure (CF-1).
 */
public record MissingShip(CylonShip ship, String rule) implements Act {
  @Override
  public void play(Play play) {
    Board board = play.board();
    if (!board.plays(GameOption.CYLON_FLEET)) {
      play.tell(new Event.NothingHappened(rule));
      return;
    }
    play.next(new AdvancePursuit());
    if (board.supply(ship) > 0) {
      play.next(new JoinFleet(ship));
      return;
    }
    for (Area area : board.fleet().chart().lowestFirst().reversed()) {
      if (board.fleet().at(area).of(ship) > 0) {
        FleetArrival.of(play, area);
        return;
      }
    }
  }

  /** CF-1 (A): the die picks the Cylon space area. */
  record JoinFleet(CylonShip ship) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.CYLON_FLEET_AREA, ship.word(), null, null);
    }

    @Override
    public void rolled(Play play, int result) {
      Board board = play.board();
      Area area = board.fleet().chart().areaOf(result);
      FleetArea there = board.fleet().at(area);
      Basestar basestar = ship == CylonShip.BASESTAR ? CylonSupply.freeBasestar(board) : null;
      FleetArea now =
          switch (ship) {
            case RAIDER -> there.plusRaiders(1);
            case HEAVY_RAIDER -> there.plusHeavyRaiders(1);
            case BASESTAR ->
                basestar == null ? there : there.withBasestars(there.basestars().with(basestar));
          };
      play.set(board.with(board.fleet().with(area, now)));
      play.tell(new Event.FleetShipPlaced(ship, basestar, area));
    }
  }
}
