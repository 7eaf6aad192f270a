package org.dradis.rig.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The function tables of the data sheets, line by line; X stands for either level. */
class Virtual74hcTest {

  /** 74HC138, "Function table". */
  @ParameterizedTest
  @CsvSource({
    "H,X,X,X,X,X, HHHHHHHH",
    "X,H,X,X,X,X, HHHHHHHH",
    "X,X,L,X,X,X, HHHHHHHH",
    "L,L,H,L,L,L, LHHHHHHH",
    "L,L,H,H,L,L, HLHHHHHH",
    "L,L,H,L,H,L, HHLHHHHH",
    "L,L,H,H,H,L, HHHLHHHH",
    "L,L,H,L,L,H, HHHHLHHH",
    "L,L,H,H,L,H, HHHHHLHH",
    "L,L,H,L,H,H, HHHHHHLH",
    "L,L,H,H,H,H, HHHHHHHL",
  })
  void theDecoderPullsTheChosenOutputLow(
      String e1, String e2, String e3, String a0, String a1, String a2, String outputs) {
    for (var levels : levels(List.of(e1, e2, e3, a0, a1, a2))) {
      var chip =
          new Virtual74hc138(levels.get(0), levels.get(1), levels.get(2), levels.subList(3, 6));
      var seen = new StringBuilder();
      for (int y = 0; y < 8; y++) {
        seen.append(chip.y(y) ? 'H' : 'L');
      }
      assertEquals(outputs, seen.toString());
    }
  }

  /** 74HC151, "Function table": E, S2, S1, S0, then which input Y follows. */
  @ParameterizedTest
  @CsvSource({
    "H,X,X,X, -1",
    "L,L,L,L, 0",
    "L,L,L,H, 1",
    "L,L,H,L, 2",
    "L,L,H,H, 3",
    "L,H,L,L, 4",
    "L,H,L,H, 5",
    "L,H,H,L, 6",
    "L,H,H,H, 7",
  })
  void theMultiplexerPassesTheChosenInputOn(String e, String s2, String s1, String s0, int chosen) {
    for (var levels : levels(List.of(e, s0, s1, s2))) {
      for (int inputs = 0; inputs < 256; inputs++) {
        int all = inputs;
        var lines = new ArrayList<BooleanSupplier>();
        for (int i = 0; i < 8; i++) {
          int bit = i;
          lines.add(() -> (all >> bit & 1) != 0);
        }
        var chip = new Virtual74hc151(levels.get(0), levels.subList(1, 4), lines);
        assertEquals(chosen >= 0 && (inputs >> chosen & 1) != 0, chip.y());
      }
    }
  }

  /** All ways to put a level for each X. */
  private static List<List<BooleanSupplier>> levels(List<String> row) {
    List<List<BooleanSupplier>> all = List.of(List.of());
    for (String word : row) {
      var longer = new ArrayList<List<BooleanSupplier>>();
      for (var levels : all) {
        for (boolean high : List.of(false, true)) {
          if (word.equals("X") || word.equals("H") == high) {
            var next = new ArrayList<>(levels);
            next.add(() -> high);
            longer.add(next);
          }
        }
      }
      all = longer;
    }
    return all;
  }
}
