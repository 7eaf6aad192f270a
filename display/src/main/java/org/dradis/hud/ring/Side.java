package org.dradis.hud.ring;

import java.util.Locale;
import org.dradis.hud.symbol.Symbol;

/** Whose a ship is. */
enum Side {
  CYLON,
  HUMAN,
  CIVILIAN;

  static Side of(Symbol symbol) {
    return switch (symbol) {
      case RAIDER, HEAVY_RAIDER, BASESTAR, SCAR, CENTURION, OCCUPATION, CYLON -> CYLON;
      case CIVILIAN -> CIVILIAN;
      default -> HUMAN;
    };
  }

  /** Its style class. */
  String style() {
    return name().toLowerCase(Locale.ROOT);
  }
}
