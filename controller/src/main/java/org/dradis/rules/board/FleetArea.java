package org.dradis.rules.board;

/** What waits in one Cylon space area of the Cylon Fleet board (GE-4). */
public record FleetArea(int raiders, int heavyRaiders, PieceSet<Basestar> basestars) {
  public static final FleetArea EMPTY = new FleetArea(0, 0, Basestar.NONE);

  public int of(CylonShip ship) {
    return switch (ship) {
      case BASESTAR -> basestars.size();
      case RAIDER -> raiders;
      case HEAVY_RAIDER -> heavyRaiders;
    };
  }

  public FleetArea plusRaiders(int more) {
    return new FleetArea(raiders + more, heavyRaiders, basestars);
  }

  public FleetArea plusHeavyRaiders(int more) {
    return new FleetArea(raiders, heavyRaiders + more, basestars);
  }

  public FleetArea withBasestars(PieceSet<Basestar> now) {
    return new FleetArea(raiders, heavyRaiders, now);
  }
}
