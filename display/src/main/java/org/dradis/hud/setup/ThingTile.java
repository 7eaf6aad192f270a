package org.dradis.hud.setup;

import javafx.css.PseudoClass;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** Something to put down, with a box to tick. */
final class ThingTile extends ToggleButton {
  private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");
  private static final double BOX = 16;
  private static final double GLYPH = 22;

  private final Glyph tick = new Glyph(Symbol.TICK, BOX);

  ThingTile(String id, Symbol symbol, String text, Runnable action) {
    setId(id);
    setText(text);
    getStyleClass().addAll("target", "setup-thing");
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    StackPane box = new StackPane(tick);
    box.getStyleClass().add("setup-box");
    Glyph glyph = new Glyph(symbol, GLYPH);
    glyph.getStyleClass().add("setup-thing-glyph");
    HBox graphic = new HBox(box, glyph);
    graphic.getStyleClass().add("setup-thing-graphic");
    setGraphic(graphic);
    setOnAction(_ -> action.run());
  }

  /** Shows whether it is done, or else whether it is the next. */
  void show(boolean done, boolean next) {
    setSelected(done);
    tick.setVisible(done);
    pseudoClassStateChanged(NEXT, next);
  }
}
