package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.view.RollView;
import org.junit.jupiter.api.Test;

final class DieSumTest {
  private static DieSum of(int face, int modifier, int declared) {
    return DieSum.of(
        new RollView(
            face, modifier, List.of(new RollView.Declared(declared, "a card")), List.of()));
  }

  @Test
  void whatTheRulesAndTheTableAddIsAddedUp() {
    assertEquals(new DieSum(5, 1, 6), of(5, -1, 2));
  }

  @Test
  void nothingIsBelowOneOrAboveEight() {
    assertEquals(8, of(7, 2, 2).result());
    assertEquals(1, of(2, -2, -2).result());
  }
}
