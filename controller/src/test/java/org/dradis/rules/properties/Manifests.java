package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Manifest;

/** What the table knows of the civilian ships: nothing, all, or some of it. */
final class Manifests {
  private Manifests() {}

  static Manifest any(Luck luck) {
    return switch (luck.below(4)) {
      case 0 -> Manifest.SCENARIO;
      case 1 -> Manifest.UNKNOWN;
      case 2 -> dealt(luck, 0);
      default -> dealt(luck, luck.between(1, 11));
    };
  }

  /** Contents dealt at random, with so many ships still unknown. */
  private static Manifest dealt(Luck luck, int unknown) {
    List<CivilianShip> ships = new ArrayList<>(CivilianShip.NONE.all().list());
    Manifest manifest = Manifest.UNKNOWN;
    for (Cargo cargo : Cargo.values()) {
      for (int i = 0; i < cargo.ships(); i++) {
        CivilianShip ship = ships.remove(luck.below(ships.size()));
        manifest = luck.below(12) < unknown ? manifest : manifest.reveal(ship, cargo);
      }
    }
    return manifest;
  }
}
