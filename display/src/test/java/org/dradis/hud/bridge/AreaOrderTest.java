package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.view.OfferView;
import org.junit.jupiter.api.Test;

final class AreaOrderTest {
  private final AreaOrder order =
      new AreaOrder(List.of(offer("bow"), offer("stern"), offer("port-bow")));

  private static OfferView offer(String word) {
    return new OfferView(word, word, word, "");
  }

  @Test
  void areasGetTheirNumbersAsTheyAreTapped() {
    order.tap("stern");
    order.tap("bow");
    assertEquals(1, order.number("stern"));
    assertEquals(2, order.number("bow"));
    assertEquals(0, order.number("port-bow"));
  }

  @Test
  void aSecondTapTakesTheNumberAndTheOthersMoveUp() {
    order.tap("stern");
    order.tap("bow");
    order.tap("stern");
    assertEquals(List.of("bow"), order.numbered().get());
  }

  @Test
  void clockwiseBeginsAnywhereAndPassesWhatIsNotOffered() {
    assertEquals(List.of("stern", "port-bow", "bow"), order.clockwiseFrom("stern"));
    assertEquals(List.of("bow", "stern", "port-bow"), order.clockwiseFrom("bow"));
  }
}
