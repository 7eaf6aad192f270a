package org.dradis.hud.bridge;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.view.OfferView;

/** A choice, or what was drawn: every answer is a target. */
final class QuestionPane extends VBox {
  QuestionPane(Words words, BridgeModel model, Matter.Asked asked) {
    setId("question");
    getStyleClass().add("stack");
    List<OfferView> offers = asked.question().offers();
    List<Button> targets = offers.stream().map(offer -> target(model, offer)).toList();
    List<String> texts = offers.stream().map(OfferView::label).toList();
    getChildren().addAll(new Heading(words, asked.question()), Targets.pairs(texts, targets));
  }

  private static Button target(BridgeModel model, OfferView offer) {
    return Targets.of(
        "offer-" + offer.word(), offer.label(), () -> model.answer(offer.input()), "offer");
  }
}
