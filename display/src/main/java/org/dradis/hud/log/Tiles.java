package org.dradis.hud.log;

import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import org.dradis.hud.shell.TargetGrid;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** Large targets in columns of the same width, one of which may be the chosen one. */
final class Tiles extends TargetGrid {
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final double SIZE = 20;

  private final int columns;

  Tiles(int columns) {
    super(columns);
    this.columns = columns;
    getStyleClass().add("correction-tiles");
  }

  Button add(String id, String text, Runnable chosen) {
    Button tile = new Button(text);
    tile.setId(id);
    tile.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    tile.getStyleClass().addAll("target", "correction-tile");
    tile.setOnAction(_ -> chosen.run());
    int place = getChildren().size();
    add(tile, place % columns, place / columns);
    return tile;
  }

  /** Adds a target with how many there are. */
  Button add(String id, String text, int count, Runnable chosen) {
    Button tile = add(id, text, chosen);
    Label number = new Label(Integer.toString(count));
    number.getStyleClass().add("correction-count");
    tile.setGraphic(number);
    tile.setContentDisplay(ContentDisplay.RIGHT);
    return tile;
  }

  /** Adds a target with a symbol, if there is one. */
  Button add(String id, @Nullable Symbol symbol, String text, Runnable chosen) {
    Button tile = add(id, text, chosen);
    tile.setGraphic(symbol == null ? null : new Glyph(symbol, SIZE));
    return tile;
  }

  /** Shows which one is chosen. */
  void select(Predicate<String> chosen) {
    for (Node tile : getChildren()) {
      tile.pseudoClassStateChanged(SELECTED, chosen.test(tile.getId()));
    }
  }
}
