package org.dradis.hud.setup;

import javafx.geometry.Insets;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** Something that can be taken or left: a title, what that means, and a tick if it is taken. */
final class Tile extends ToggleButton {
  private static final double GLYPH = 16;

  private final HBox content;
  private final Label hint = new Label();
  private final Glyph tick = new Glyph(Symbol.TICK, GLYPH);

  Tile(String id, String title, Runnable action) {
    setId(id);
    getStyleClass().addAll("target", "setup-tile");
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    setAccessibleText(title);
    setWrapText(true);
    Label name = new Label(title);
    name.setWrapText(true);
    name.getStyleClass().add("setup-tile-title");
    hint.setWrapText(true);
    hint.getStyleClass().add("setup-tile-hint");
    VBox lines = new VBox(name, hint);
    lines.getStyleClass().add("setup-tile-lines");
    HBox.setHgrow(lines, Priority.ALWAYS);
    content = new HBox(lines, tick);
    content.getStyleClass().add("setup-tile-content");
    setGraphic(content);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setOnAction(_ -> action.run());
    hint("");
  }

  void hint(String text) {
    hint.setText(text);
    hint.setVisible(!text.isEmpty());
    hint.setManaged(!text.isEmpty());
  }

  void show(boolean taken, boolean offered) {
    setSelected(taken);
    tick.setVisible(taken);
    setDisable(!offered);
  }

  /** As high as the lines are at this width; a button would not ask its graphic. */
  @Override
  protected double computePrefHeight(double width) {
    Insets around = getInsets();
    double across = width <= 0 ? prefWidth(-1) : width;
    return around.getTop()
        + content.prefHeight(across - around.getLeft() - around.getRight())
        + around.getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width < 0 ? getWidth() : width);
  }
}
