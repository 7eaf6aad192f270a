package org.dradis.hud.ring;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The attack cards in play. */
final class CardsNode extends HBox {
  private static final double GAP = 6;
  private static final double GLYPH = 14;

  private List<String> shown = List.of();

  CardsNode() {
    super(GAP);
    setId("cards-in-play");
    getStyleClass().add("cards-in-play");
    setMouseTransparent(true);
  }

  void show(List<String> cards) {
    if (!cards.equals(shown)) {
      shown = List.copyOf(cards);
      getChildren()
          .setAll(
              cards.stream()
                  .map(
                      card -> {
                        Label chip = new Label(card, new Glyph(Symbol.CARD, GLYPH));
                        chip.getStyleClass().add("chip");
                        return chip;
                      })
                  .toList());
    }
  }
}
