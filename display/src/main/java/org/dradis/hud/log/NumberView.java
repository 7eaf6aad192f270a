package org.dradis.hud.log;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** A number with a step down and a step up. */
final class NumberView extends HBox {
  private static final double SIZE = 22;

  private final CorrectionModel model;
  private final Button less = new Button(null, new Glyph(Symbol.MINUS, SIZE));
  private final Button more = new Button(null, new Glyph(Symbol.PLUS, SIZE));
  private final Label number = new Label();

  NumberView(CorrectionModel model) {
    this.model = model;
    getStyleClass().add("correction-number");
    step(less, "correction-less", -1);
    step(more, "correction-more", 1);
    number.setId("correction-number");
    number.getStyleClass().add("correction-value");
    getChildren().setAll(less, number, more);
  }

  private void step(Button button, String id, int by) {
    button.setId(id);
    button.getStyleClass().addAll("target", "correction-step");
    button.setOnAction(_ -> model.set(model.draft().get().number() + by));
  }

  void show(CorrectionModel.Draft draft) {
    number.setText(Integer.toString(draft.number()));
    less.setDisable(draft.number() <= model.least());
    more.setDisable(draft.number() >= model.most());
  }
}
