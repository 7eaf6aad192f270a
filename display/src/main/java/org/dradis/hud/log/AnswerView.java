package org.dradis.hud.log;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** An answer that is tapped, or typed if none of the ready ones fits. */
final class AnswerView extends VBox {
  private final List<String> ready;
  private final Tiles tiles = new Tiles(2);
  private final TextField typed = new TextField();
  private final String id;

  /**
   * Offers answers.
   *
   * @param id of the field; the tiles are counted on from it
   * @param labels what stands on the tiles, in the order of the answers
   */
  AnswerView(
      String id, List<String> ready, List<String> labels, String prompt, Consumer<String> answer) {
    this.id = id;
    this.ready = ready;
    getStyleClass().add("correction-answer");
    for (int i = 0; i < ready.size(); i++) {
      String each = ready.get(i);
      tiles.add(
          id + "-" + i,
          labels.get(i),
          () -> {
            typed.clear();
            answer.accept(each);
          });
    }
    typed.setId(id);
    typed.getStyleClass().add("correction-typed");
    typed.setPromptText(prompt);
    // What is wiped out again is no answer any more.
    typed.textProperty().addListener((_, _, text) -> answer.accept(text));
    getChildren().setAll(tiles, typed);
  }

  void show(String answer) {
    int chosen = typed.getText().isEmpty() ? ready.indexOf(answer) : -1;
    tiles.select(it -> it.equals(id + "-" + chosen));
  }
}
