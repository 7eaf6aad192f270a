package org.dradis.rules.board;

/** The Cylon Fleet board with its pursuit marker. */
public record CylonFleet(Ring<FleetArea> areas, int pursuit, FleetChart chart) {
  public static final CylonFleet EMPTY =
      new CylonFleet(Ring.of(area -> FleetArea.EMPTY), 0, FleetChart.PRINTED);

  public FleetArea at(Area area) {
    return areas.get(area);
  }

  public CylonFleet with(Area area, FleetArea now) {
    return new CylonFleet(areas.with(area, now), pursuit, chart);
  }

  public CylonFleet withPursuit(int now) {
    return new CylonFleet(areas, now, chart);
  }

  public int count(CylonShip ship) {
    int count = 0;
    for (Area area : Area.RING) {
      count += at(area).of(ship);
    }
    return count;
  }
}
