package org.dradis.rules.drawn;

import java.util.EnumMap;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Placement;

/**
 * Ships to be placed, as a card shows them, an area a line:
 *
 * <pre>
 * bow: basestar, 3 raiders
 * port-bow: 2 vipers, civilian
 * </pre>
 */
final class DrawnPlacement {
  private DrawnPlacement() {}

  static Map<Area, Placement> of(String drawing) {
    Map<Area, Placement> placements = new EnumMap<>(Area.class);
    for (String line : drawing.lines().map(String::strip).filter(l -> !l.isEmpty()).toList()) {
      String[] parts = line.split(": *", 2);
      Placement ships = Placement.NOTHING;
      for (String item : parts[1].split(" *, *", -1)) {
        ships = plus(ships, DrawnBoard.what(item), DrawnBoard.count(item));
      }
      placements.put(DrawnBoard.area(parts[0]), ships);
    }
    return placements;
  }

  private static Placement plus(Placement ships, String what, int count) {
    return new Placement(
        ships.basestars() + (what.equals("basestar") ? count : 0),
        ships.raiders() + (what.equals("raider") ? count : 0),
        ships.heavyRaiders() + (what.equals("heavy raider") ? count : 0),
        ships.vipers() + (what.equals("viper") ? count : 0),
        ships.civilians() + (what.equals("civilian") ? count : 0));
  }
}
