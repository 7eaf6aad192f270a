package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefrainTest {
  @Test
  void sentencesThatFollowEachOtherAndAreAlikeAreToldOnce() {
    assertEquals(
        List.of("A raider moves (×3).", "A raider attacks.", "A raider moves."),
        Refrain.of(
            List.of(
                "A raider moves.",
                "A raider moves.",
                "A raider moves.",
                "A raider attacks.",
                "A raider moves.")));
  }

  @Test
  void howOftenStandsBeforeTheFullStop() {
    assertEquals("Рейдер движется (×2).", Refrain.times("Рейдер движется.", 2));
    assertEquals("レイダーが現れた（×4）。", Refrain.times("レイダーが現れた。", 4));
    assertEquals("Galactica ×2", Refrain.times("Galactica", 2));
  }

  @Test
  void whatIsToldOnceStaysAsItIs() {
    assertEquals(List.of("A raider moves."), Refrain.of(List.of("A raider moves.")));
    assertEquals(List.of(), Refrain.of(List.of()));
  }
}
