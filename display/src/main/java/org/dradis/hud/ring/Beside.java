package org.dradis.hud.ring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.dradis.hud.Words;
import org.dradis.view.NewCapricaView;
import org.jspecify.annotations.Nullable;

/** What is above the ring and below it: New Caprica, cards, the stock; and what just happens. */
final class Beside {
  private static final double GAP = 16;
  private static final double EDGE = 3;

  private final Map<String, StripNode> stock = new LinkedHashMap<>();
  private final HBox strip = new HBox(GAP);
  private final PlanetNode planet;
  private final CardsNode cards = new CardsNode();
  private final Label caption = new Label();

  Beside(Words words) {
    for (String place : RingPicture.STOCK) {
      stock.put(place, new StripNode(place, words.of("ring." + place)));
    }
    planet = new PlanetNode(words);
    strip.setId("stock");
    strip.getStyleClass().add("strip");
    strip.setAlignment(Pos.CENTER);
    strip.getChildren().addAll(stock.values());
    strip.setMouseTransparent(true);
    caption.setId("caption");
    caption.getStyleClass().add("caption");
    caption.setWrapText(true);
    caption.setMouseTransparent(true);
    all().forEach(it -> it.setManaged(false));
    say(null);
  }

  List<Node> all() {
    return List.of(planet, cards, strip, caption);
  }

  /** The middle of one of its places, or null. */
  @Nullable Point point(String place) {
    StripNode node = stock.get(place);
    return node == null
        ? null
        : new Point(
            strip.getLayoutX() + node.getBoundsInParent().getCenterX(),
            strip.getLayoutY() + node.getBoundsInParent().getCenterY());
  }

  void draw(RingPicture picture) {
    stock.forEach((place, node) -> node.show(picture.stock(place)));
    NewCapricaView board = picture.newCaprica();
    if (board != null) {
      planet.show(board);
    }
    cards.show(picture.cards());
  }

  /** Says what happens just now, in the place of the stock; null when nothing does. */
  void say(@Nullable String sentence) {
    caption.setText(sentence == null ? "" : sentence);
    caption.setVisible(sentence != null);
    strip.setVisible(sentence == null);
  }

  /** Makes room only for what there is. */
  void have(@Nullable RingPicture picture) {
    planet.setVisible(picture != null && picture.newCaprica() != null);
    cards.setVisible(picture != null && !picture.cards().isEmpty());
  }

  /** Puts what is above into its place and tells where it ends. */
  double layoutAbove(double width, double from) {
    double board = planet.isVisible() ? planet.prefWidth(-1) + GAP : 0;
    double tall = planet.isVisible() ? planet.prefHeight(-1) + EDGE : 0;
    if (planet.isVisible()) {
      planet.resizeRelocate(EDGE, from, board - GAP, tall - EDGE);
    }
    if (!cards.isVisible()) {
      return from + tall;
    }
    double high = cards.prefHeight(-1);
    if (planet.isVisible() && board + cards.prefWidth(-1) + 2 * EDGE <= width) {
      cards.resizeRelocate(EDGE + board, from + (tall - EDGE - high) / 2, width - board, high);
      return from + tall;
    }
    cards.resizeRelocate(EDGE, from + tall, width - 2 * EDGE, high);
    return from + tall + high + EDGE;
  }

  /** Puts what is below into its place and tells where it begins. */
  double layoutBelow(double width, double height) {
    double tall = strip.prefHeight(-1);
    strip.resizeRelocate(0, height - tall, width, tall);
    caption.resizeRelocate(0, height - tall, width, tall);
    return height - tall;
  }
}
