package org.dradis.hud.ring;

import org.dradis.hud.symbol.Symbol;
import org.dradis.view.BoardView;
import org.jspecify.annotations.Nullable;

/**
 * Who fires or is fired at (docs/events.md): a symbol, and where it is if its name says so.
 *
 * @param place its area, or galactica; null if only the event knows
 */
record Actor(Symbol symbol, @Nullable String place) {
  /** The word of a craft on the board, by the one that events and pilots have for it. */
  static String piece(String craft) {
    return switch (craft) {
      case "mk2" -> "viper-mk2";
      case "mk7" -> "viper-mk7";
      case "assaultRaptor" -> "assault-raptor";
      case "heavyRaider" -> "heavy-raider";
      default -> craft;
    };
  }

  static Actor of(String word, BoardView board) {
    return switch (word) {
      case "galactica", "human-fleet" -> new Actor(Symbol.GALACTICA, "galactica");
      case "nuke" -> new Actor(Symbol.NUKE, "galactica");
      case "pegasus", "pegasus-cic", "main-batteries" -> new Actor(Symbol.PEGASUS, "pegasus");
      case "armory", "centurion" -> new Actor(Symbol.CENTURION, "boarding");
      case "scar" -> new Actor(Symbol.SCAR, board.scar());
      default -> named(word, board);
    };
  }

  private static Actor named(String word, BoardView board) {
    for (BoardView.Base base : board.basestars()) {
      if (base.name().equals(word)) {
        return new Actor(Symbol.BASESTAR, base.area());
      }
    }
    for (BoardView.Pilot pilot : board.pilots()) {
      if (pilot.name().equals(word)) {
        return new Actor(Symbol.of(piece(pilot.craft())).orElse(Symbol.VIPER_MK2), pilot.area());
      }
    }
    return new Actor(Symbol.of(piece(word)).orElse(Symbol.ATTACK), null);
  }
}
