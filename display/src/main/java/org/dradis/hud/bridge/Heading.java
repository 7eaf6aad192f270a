package org.dradis.hud.bridge;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.view.QuestionView;

/** Who decides, what, and why, which a tap on the rule's number hides and shows. */
final class Heading extends VBox {
  private static final int LONG = 54;

  private final Label who;
  private final Label hint = Targets.label("", "hint");

  Heading(Words words, QuestionView question) {
    getStyleClass().add("heading");
    who = Targets.label(Targets.capitals(who(words, question), words.locale()), "caps");
    who.setId("who");
    Label what = Targets.label(question.sentence(), "question");
    what.setId("what");
    if (Wide.of(question.sentence()) > LONG) {
      what.getStyleClass().add("long");
    }
    hint.setId("hint");
    hint("");
    HBox first = new HBox(who, hint);
    first.getStyleClass().add("first");
    VBox said = new VBox(first, what);
    HBox.setHgrow(said, Priority.ALWAYS);
    Label why = Targets.label(question.why(), "why");
    why.setId("why");
    why.managedProperty().bind(why.visibleProperty());
    Button rule = Targets.of("rule", question.rule(), () -> turn(why), "rule");
    rule.setAccessibleText(words.of("bridge.rule", question.rule()));
    rule.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    HBox head = new HBox(said, rule);
    head.getStyleClass().add("head");
    getChildren().addAll(head, why);
  }

  /** Tells in a few words how to answer. */
  void hint(String words) {
    hint.setText(words);
    who.setMinWidth(words.isEmpty() ? USE_COMPUTED_SIZE : USE_PREF_SIZE);
    hint.setManaged(!words.isEmpty());
    hint.setVisible(!words.isEmpty());
  }

  /** What the stylesheet does by itself is over then. */
  private static void turn(Label why) {
    boolean shown = why.isVisible();
    why.getStyleClass().removeAll("told", "untold");
    why.getStyleClass().add(shown ? "untold" : "told");
  }

  private static String who(Words words, QuestionView question) {
    if (question.who() == null) {
      return words.of("bridge.kind." + question.kind());
    }
    String decides = words.of("bridge.decides", question.who());
    return question.name() == null ? decides : decides + " · " + question.name();
  }
}
