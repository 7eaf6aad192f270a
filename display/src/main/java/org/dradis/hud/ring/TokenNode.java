package org.dradis.hud.ring;

import javafx.scene.layout.Region;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** A damage token: a disc with a symbol of what no longer works. */
final class TokenNode extends Region {
  private static final double GLYPH = 0.66;

  private final Glyph glyph;

  TokenNode(Token token, double size) {
    getStyleClass().add("token");
    setMouseTransparent(true);
    glyph = new Glyph(token.symbol(), size * GLYPH);
    getChildren().add(glyph);
    setPrefSize(size, size);
    setMinSize(size, size);
  }

  void show(Symbol symbol) {
    glyph.show(symbol);
  }

  @Override
  protected void layoutChildren() {
    double size = getWidth() * GLYPH;
    glyph.size(size);
    glyph.relocate((getWidth() - size) / 2, (getHeight() - size) / 2);
  }
}
