package org.dradis.hud.bridge;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Symbol;

/** The way back, and where one is. */
final class PanelHeader extends HBox {
  private static final double SIZE = 20;

  private final Label title = Targets.label("", "panel-title");

  PanelHeader(Words words, Runnable back, Node... more) {
    getStyleClass().add("panel-header");
    title.setId("panel-title");
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    getChildren()
        .addAll(Targets.bare("back", Symbol.BACK, SIZE, words.of("bridge.back"), back), title);
    getChildren().addAll(more);
  }

  void setTitle(String text) {
    title.setText(text);
  }
}
