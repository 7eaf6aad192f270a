package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.TaskView;

/** What hands have to do: the table sees most of it, the rest is ticked. */
final class TasksPane extends VBox {
  private static final double SIZE = 20;

  TasksPane(Words words, BridgeModel model, BridgeModel.Hands hands) {
    setId("tasks");
    getStyleClass().addAll("stack", "tasks");
    String title = words.of(hands.waiting() ? "bridge.tasks.first" : "bridge.tasks");
    getChildren().add(Targets.label(Targets.capitals(title, words.locale()), "caps"));
    if (hands.waiting()) {
      getChildren()
          .add(
              Targets.grid(
                  2,
                  List.of(
                      Targets.of("go-on", words.of("bridge.go-on"), model::goOn),
                      Targets.of("call-off", words.of("bridge.call-off"), model::callOff))));
    }
    List<Node> rows = new ArrayList<>();
    for (int i = 0; i < hands.tasks().size(); i++) {
      rows.add(row(words, model, hands.tasks().get(i), i + 1));
    }
    getChildren().addAll(rows);
    if (hands.ticks().size() > 1) {
      getChildren().add(Targets.of("tasks-all", words.of("bridge.tasks.all"), model::tickAll));
    }
  }

  private static Node row(Words words, BridgeModel model, TaskView task, int number) {
    String tick = task.tick();
    String todo = Targets.sentence(task.sentence(), words.locale());
    if (tick != null) {
      Region box = new Region();
      box.getStyleClass().add("tick-box");
      return Targets.row("task-" + number, box, todo, () -> model.say(tick), "row");
    }
    Label sentence = Targets.label(todo);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    Glyph eye = new Glyph(Symbol.EYE, SIZE);
    eye.setAccessibleText(words.of("bridge.tasks.seen"));
    HBox row = new HBox(eye, sentence);
    row.setId("task-" + number);
    row.getStyleClass().add("seen");
    return row;
  }
}
