package org.dradis.perft;

import org.dradis.perft.PerftBoard.Row;

/** The Cylon ships that stand on the main board or on the Cylon Fleet board. */
enum CylonShip {
  RAIDER(Row.RAIDERS, Row.FLEET_RAIDERS),
  HEAVY_RAIDER(Row.HEAVY_RAIDERS, Row.FLEET_HEAVY_RAIDERS),
  BASESTAR(Row.BASESTARS, Row.FLEET_BASESTARS);

  final Row main;
  final Row fleet;

  CylonShip(Row main, Row fleet) {
    this.main = main;
    this.fleet = fleet;
  }

  /** One ship that is on neither board, 0 if there is none; of basestars the lowest id (R13). */
  int fromSupply(PerftBoard board, boolean cylonFleet) {
    int left = limit(cylonFleet) - board.inAreas(main) - board.inAreas(fleet);
    return this == BASESTAR ? Integer.lowestOneBit(left) : Integer.min(left, 1);
  }

  // CO-1; of basestars the set of both.
  private int limit(boolean cylonFleet) {
    return switch (this) {
      case RAIDER -> cylonFleet ? 20 : 16;
      case HEAVY_RAIDER -> 4;
      case BASESTAR -> 0b11;
    };
  }
}
