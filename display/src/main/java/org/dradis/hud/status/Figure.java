package org.dradis.hud.status;

import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

/** A number that counts to its next value and glows until that has been seen. */
final class Figure extends StackPane {
  private static final PseudoClass UP = PseudoClass.getPseudoClass("up");
  private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");
  private static final Duration COUNTING = Duration.millis(600);
  private static final Duration GLOW = Duration.seconds(3);

  private final Label number = new Label();
  private final Label change = new Label();
  private final DoubleProperty part = new SimpleDoubleProperty(1);
  private final Timeline counting = new Timeline(new KeyFrame(COUNTING, new KeyValue(part, 1.0)));
  private final PauseTransition glow = new PauseTransition(GLOW);
  private Count count = new Count(0, 0);
  private boolean shown;

  Figure(String id) {
    getStyleClass().add("figure");
    number.setId(id);
    number.getStyleClass().add("figure-number");
    change.getStyleClass().add("figure-change");
    change.setVisible(false);
    change.setManaged(false);
    getChildren().setAll(number, change);
    part.addListener((_, _, now) -> write(now.doubleValue()));
    glow.setOnFinished(_ -> dim());
  }

  /** Shows a value; one that is another than before is counted to, unless all is calm. */
  void show(int value, boolean calm) {
    if (shown && value == count.to()) {
      return;
    }
    boolean moves = shown && !calm;
    count = new Count(moves ? count.to() : value, value);
    shown = true;
    counting.stop();
    if (!moves) {
      write(1);
      return;
    }
    pseudoClassStateChanged(UP, value > count.from());
    pseudoClassStateChanged(DOWN, value < count.from());
    change.setText(count.difference());
    change.setVisible(true);
    requestLayout();
    part.set(0);
    counting.playFromStart();
    glow.playFromStart();
  }

  private void write(double at) {
    number.setText(Integer.toString(count.at(at)));
  }

  private void dim() {
    pseudoClassStateChanged(UP, false);
    pseudoClassStateChanged(DOWN, false);
    change.setVisible(false);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    double width = change.prefWidth(-1);
    change.resizeRelocate(
        getWidth() - width / 2, -change.prefHeight(-1) / 4, width, change.prefHeight(-1));
  }
}
