package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.OfferView;

/** Whose raiders act next: one area, all clockwise from one, or in an order of one's own (RA-1). */
final class OrderPane extends VBox {
  private static final double SIZE = 20;
  private static final double LEGEND = 14;

  private final Words words;
  private final HudModel hud;
  private final BridgeModel model;
  private final StandingOrder standing;
  private final Matter.Asked asked;
  private final AreaOrder order;
  private final VBox choices = new VBox();
  private boolean numbering;

  OrderPane(Hud hud, BridgeModel model, Matter.Asked asked) {
    this.words = hud.words();
    this.hud = hud.model();
    this.model = model;
    this.standing = hud.model().order();
    this.asked = asked;
    this.order = new AreaOrder(asked.question().offers());
    setId("question");
    getStyleClass().add("stack");
    choices.getStyleClass().add("stack");
    getChildren().addAll(new Heading(words, asked.question()), choices);
    order.numbered().addListener(_ -> show());
    sceneProperty().subscribe(it -> askPlaces(numbering && it != null));
    show();
  }

  private void show() {
    List<Node> cells = new ArrayList<>();
    for (OfferView offer : asked.question().offers()) {
      cells.add(numbering ? numbered(offer) : single(offer));
    }
    choices.getChildren().setAll(Targets.grid(2, cells));
    if (numbering) {
      Button rest =
          Targets.of(
              "order-go",
              words.of("bridge.order.go"),
              () -> standing.begin(order.numbered().get()),
              "primary");
      rest.setDisable(order.numbered().get().isEmpty());
      Button single =
          Targets.bare(
              "order-single",
              Symbol.BACK,
              SIZE,
              words.of("bridge.order.single"),
              () -> number(false));
      HBox.setHgrow(rest, Priority.ALWAYS);
      HBox.setHgrow(single, Priority.NEVER);
      HBox row = new HBox(single, rest);
      row.getStyleClass().add("line");
      choices.getChildren().add(row);
    } else {
      HBox legend =
          new HBox(
              new Glyph(Symbol.REDO, LEGEND),
              Targets.label(words.of("bridge.order.legend"), "small", "dim"));
      legend.getStyleClass().add("legend");
      choices
          .getChildren()
          .addAll(legend, Targets.of("order", words.of("bridge.order"), () -> number(true)));
    }
  }

  private void number(boolean now) {
    numbering = now;
    askPlaces(now);
    show();
  }

  /** While areas get numbers, those that are tapped on the board do so, too. */
  private void askPlaces(boolean asks) {
    hud.askPlace(asks ? order::tap : null);
  }

  private Node single(OfferView offer) {
    Button one =
        Targets.of(
            "offer-" + offer.word(), label(offer), () -> model.answer(offer.input()), "area");
    Button all =
        Targets.bare(
            "clockwise-" + offer.word(),
            Symbol.REDO,
            SIZE,
            words.of("bridge.order.clockwise", offer.label()),
            () -> standing.begin(order.clockwiseFrom(offer.word())));
    HBox.setHgrow(one, Priority.ALWAYS);
    HBox cell = new HBox(one, all);
    cell.getStyleClass().add("joined");
    return cell;
  }

  private Node numbered(OfferView offer) {
    Button target =
        Targets.of("offer-" + offer.word(), label(offer), () -> order.tap(offer.word()), "area");
    int number = order.number(offer.word());
    if (number > 0) {
      Label badge = new Label(String.valueOf(number));
      badge.getStyleClass().add("badge");
      target.setGraphic(badge);
      target.getStyleClass().add("chosen");
    }
    return target;
  }

  private String label(OfferView offer) {
    int raiders = asked.raiders().getOrDefault(offer.word(), 0);
    return raiders > 0 ? offer.label() + " ×" + raiders : offer.label();
  }
}
