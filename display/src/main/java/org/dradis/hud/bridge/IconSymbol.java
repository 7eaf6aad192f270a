package org.dradis.hud.bridge;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rules.board.Icon;

/** The symbols of the activation icons: who acts, and a basestar that launches. */
final class IconSymbol {
  private IconSymbol() {}

  static Node of(Icon icon, double size) {
    HBox symbol =
        switch (icon) {
          case ACTIVATE_RAIDERS -> new HBox(new Glyph(Symbol.RAIDER, size));
          case ACTIVATE_HEAVY_RAIDERS -> new HBox(new Glyph(Symbol.HEAVY_RAIDER, size));
          case LAUNCH_RAIDERS ->
              new HBox(new Glyph(Symbol.BASESTAR, size), new Glyph(Symbol.RAIDER, size / 2));
          case ACTIVATE_BASESTARS -> new HBox(new Glyph(Symbol.BASESTAR, size));
          case OCCUPATION -> new HBox(new Glyph(Symbol.OCCUPATION, size));
        };
    symbol.getStyleClass().add("icon-symbol");
    return symbol;
  }
}
