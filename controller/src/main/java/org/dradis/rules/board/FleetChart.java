package org.dradis.rules.board;

import java.util.List;

/**
 * The print of the Cylon Fleet board: which area each face of the die picks (GE-4), and how many
 * civilian ships each space of the pursuit track places; the space after the last one is Auto
 * Attack (CF-2). Both have a single source, so a table may bring its own.
 */
public record FleetChart(List<Area> areaByFace, List<Integer> civiliansByPursuit) {
  public static final FleetChart PRINTED =
      new FleetChart(
          List.of(
              Area.STERN,
              Area.PORT_QUARTER,
              Area.STARBOARD_QUARTER,
              Area.PORT_BOW,
              Area.STARBOARD_BOW,
              Area.STARBOARD_BOW,
              Area.BOW,
              Area.BOW),
          List.of(0, 1, 0, 2));

  public FleetChart {
    areaByFace = List.copyOf(areaByFace);
    civiliansByPursuit = List.copyOf(civiliansByPursuit);
  }

  public Area areaOf(int face) {
    return areaByFace.get(face - 1);
  }

  /** The areas, lowest numbered first. */
  public List<Area> lowestFirst() {
    return areaByFace.stream().distinct().toList();
  }

  /** The last space of the pursuit track before Auto Attack. */
  public int lastPursuit() {
    return civiliansByPursuit.size() - 1;
  }

  public boolean isAutoAttack(int pursuit) {
    return pursuit > lastPursuit();
  }
}
