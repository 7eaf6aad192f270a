package org.dradis.rules.fleet;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** Ships of the Cylon Fleet board move to the corresponding main area; they do not act (CF-1). */
final class FleetArrival {
  private FleetArrival() {}

  /** Moves every ship of one Cylon space area. */
  static void of(Play play, Area area) {
    Board board = play.board();
    FleetArea coming = board.fleet().at(area);
    if (coming.equals(FleetArea.EMPTY)) {
      return;
    }
    SpaceArea here = board.at(area);
    play.set(
        board
            .with(board.fleet().with(area, FleetArea.EMPTY))
            .with(
                area,
                here.plusRaiders(coming.raiders())
                    .plusHeavyRaiders(coming.heavyRaiders())
                    .withBasestars(here.basestars().and(coming.basestars()))));
    play.tell(
        new Event.FleetArrived(
            area, coming.raiders(), coming.heavyRaiders(), coming.basestars().size()));
  }
}
