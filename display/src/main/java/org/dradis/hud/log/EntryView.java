package org.dradis.hud.log;

import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/**
 * A line of the story with what came of it. It is no button, since a drag that begins on it is to
 * scroll.
 */
final class EntryView extends VBox {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final PseudoClass GOES = PseudoClass.getPseudoClass("goes");
  private static final PseudoClass GONE = PseudoClass.getPseudoClass("gone");

  private final int back;

  EntryView(LogModel.Entry entry, IntConsumer choose) {
    back = entry.back();
    getStyleClass().add("log-entry");
    pseudoClassStateChanged(GONE, entry.gone());
    if (entry.said() != null) {
      getChildren().add(line(entry.said(), "log-said"));
    }
    entry.happened().forEach(it -> getChildren().add(line(it, "log-event")));
    if (back > 0) {
      setId("log-back-" + back);
      getStyleClass().add("log-target");
      setFocusTraversable(true);
      setOnMouseClicked(
          event -> {
            if (event.isStillSincePress()) {
              choose.accept(back);
            }
          });
      setOnKeyPressed(
          event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
              choose.accept(back);
              event.consume();
            }
          });
    }
  }

  private static Label line(String text, String style) {
    Label line = new Label(text);
    line.setWrapText(true);
    line.getStyleClass().add(style);
    return line;
  }

  /** Shows whether it goes when so many steps are taken back. */
  void choose(int steps) {
    pseudoClassStateChanged(CHOSEN, steps > 1 && back == steps);
    pseudoClassStateChanged(GOES, steps > 1 && back > 0 && back <= steps);
  }
}
