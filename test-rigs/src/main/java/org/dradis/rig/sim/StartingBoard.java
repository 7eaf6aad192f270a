package org.dradis.rig.sim;

import org.dradis.box.Kind;

/** Ships where they stand at the start of a game (CO-10); the others stay in the tray. */
final class StartingBoard {
  private StartingBoard() {}

  static void put(SimulatedTable table) {
    put(table, Kind.BASESTAR, "bow", 1);
    put(table, Kind.RAIDER, "bow", 3);
    put(table, Kind.VIPER_MK2, "port-quarter", 1);
    put(table, Kind.VIPER_MK2, "port-bow", 1);
    put(table, Kind.CIVILIAN_SHIP, "stern", 2);
  }

  /** As many as there are, if the table has that zone. */
  private static void put(SimulatedTable table, Kind kind, String zone, int count) {
    var world = table.world();
    if (world.plan().zones().stream().noneMatch(it -> it.name().equals(zone))) {
      return;
    }
    world.miniatures().stream()
        .filter(it -> it.kind().filter(kind::equals).isPresent())
        .filter(it -> world.truth().readable(it).isNowhere())
        .limit(count)
        .forEach(it -> world.place(it, table.within(zone), 0));
  }
}
