package org.dradis.rules.play;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Ring;

/** Who may receive the next ship when there may be too few (CO-11). */
public final class Shortage {
  private Shortage() {}

  /**
   * The areas that may get the next ship: all that still want one if there are too few, else simply
   * the first of them.
   */
  public static List<Area> receivers(Ring<Integer> wanted, int available) {
    List<Area> wanting = new ArrayList<>();
    int total = 0;
    for (Area area : Area.RING) {
      int here = wanted.get(area);
      total += here;
      if (here > 0) {
        wanting.add(area);
      }
    }
    if (available == 0 || wanting.isEmpty()) {
      return List.of();
    }
    return total > available ? wanting : wanting.subList(0, 1);
  }

  /** The same wants with one fulfilled. */
  public static Ring<Integer> served(Ring<Integer> wanted, Area area) {
    return wanted.with(area, wanted.get(area) - 1);
  }
}
