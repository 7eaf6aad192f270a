package org.dradis.hud.symbol;

import javafx.scene.layout.Region;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;

/** A symbol of a fixed size; its colour is its background's. */
public final class Glyph extends Region {
  /** Two empty strokes at the corners of the box, so that no silhouette is stretched to fill it. */
  private static final String CORNERS = "M0 0h0M24 24h0";

  private Symbol symbol;

  public Glyph(Symbol symbol, double size) {
    this.symbol = symbol;
    getStyleClass().add("glyph");
    size(size);
    setMouseTransparent(true);
    outline();
  }

  public Symbol symbol() {
    return symbol;
  }

  /** Draws another symbol in its place. */
  public void show(Symbol other) {
    if (symbol != other) {
      symbol = other;
      outline();
    }
  }

  /** Draws it larger or smaller. */
  public void size(double size) {
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(size, size);
    resize(size, size);
  }

  private void outline() {
    SVGPath outline = new SVGPath();
    outline.setFillRule(FillRule.EVEN_ODD);
    outline.setContent(CORNERS + symbol.path());
    setShape(outline);
  }
}
