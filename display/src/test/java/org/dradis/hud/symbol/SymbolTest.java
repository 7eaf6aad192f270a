package org.dradis.hud.symbol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SymbolTest {
  @Test
  void everyPieceOfTheBoardHasASilhouetteOfItsOwn() {
    List<Symbol> drawn =
        List.of(
                "raider",
                "heavy-raider",
                "basestar",
                "viper-mk2",
                "viper-mk7",
                "assault-raptor",
                "raptor",
                "civilian")
            .stream()
            .map(piece -> Symbol.of(piece).orElseThrow())
            .distinct()
            .toList();
    assertEquals(8, drawn.size());
  }

  @Test
  void aWordThatIsNoPieceHasNone() {
    assertEquals(Optional.empty(), Symbol.of("teapot"));
  }

  @Test
  void noTwoSymbolsLookTheSame() {
    assertEquals(
        Symbol.values().length,
        Arrays.stream(Symbol.values()).map(Symbol::path).distinct().count());
  }

  @Test
  void everyOutlineIsClosed() {
    for (Symbol each : Symbol.values()) {
      assertTrue(each.path().endsWith("Z"), each.name());
    }
  }
}
