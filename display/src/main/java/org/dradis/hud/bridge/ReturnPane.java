package org.dradis.hud.bridge;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;

/** After a stop or crash: what stands elsewhere, and whether the game goes on. */
final class ReturnPane extends VBox {
  private static final double GAP = 8;

  private final Words words;
  private final BridgeModel model;
  private final VBox ways = new VBox();

  ReturnPane(Words words, BridgeModel model, Matter.Returning returning) {
    this.words = words;
    this.model = model;
    setId("returning");
    getStyleClass().add("stack");
    ways.getStyleClass().add("stack");
    List<String> changes = returning.changes();
    getChildren()
        .addAll(
            Targets.label(Targets.capitals(words.of("bridge.return"), words.locale()), "caps"),
            Targets.label(
                words.of(changes.isEmpty() ? "bridge.return.same" : "bridge.return.changed"),
                "question"),
            ways);
    changes.forEach(change -> getChildren().add(item(change)));
    ask();
  }

  /** A line of a list: what does not fit into one begins below the first word. */
  private static HBox item(String sentence) {
    Label dot = new Label("•");
    dot.setMinWidth(USE_PREF_SIZE);
    Label text = Targets.label(sentence, "change");
    HBox.setHgrow(text, Priority.ALWAYS);
    return new HBox(GAP, dot, text);
  }

  private void ask() {
    ways.getChildren()
        .setAll(
            Targets.of("resume", words.of("bridge.return.resume"), model::resume, "primary"),
            Targets.of("close", words.of("bridge.return.close"), this::makeSure));
  }

  /** A closed game cannot be opened again. */
  private void makeSure() {
    Button close =
        Targets.of(
            "close-yes",
            words.of("bridge.return.close.yes"),
            () -> model.close(words.of("bridge.return.why")),
            "danger");
    Button stay = Targets.of("close-no", words.of("bridge.return.close.no"), this::ask);
    ways.getChildren()
        .setAll(
            Targets.label(words.of("bridge.return.close.sure")),
            Targets.grid(2, List.of(close, stay)));
  }
}
