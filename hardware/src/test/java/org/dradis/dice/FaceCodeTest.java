package org.dradis.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The truth table of docs/dice-tower.md. */
class FaceCodeTest {
  @ParameterizedTest
  @CsvSource({
    "1,0,0,0,1",
    "2,0,0,1,0",
    "3,0,1,0,0",
    "4,0,1,1,1",
    "5,1,0,0,0",
    "6,1,0,1,1",
    "7,1,1,0,1",
    "8,1,1,1,0"
  })
  void aFaceIsItsNumberLessOneAndItsParityIsOdd(int face, int d2, int d1, int d0, int par) {
    assertEquals(OptionalInt.of(face), FaceCode.ODD_PARITY.face(levels(d2, d1, d0, par)));
    assertEquals(OptionalInt.empty(), FaceCode.ODD_PARITY.face(levels(d2, d1, d0, 1 - par)));
  }

  @Test
  void aDeadEncoderShowsNoFace() {
    assertEquals(OptionalInt.empty(), FaceCode.ODD_PARITY.face(levels(0, 0, 0, 0)));
    assertEquals(OptionalInt.empty(), FaceCode.ODD_PARITY.face(levels(1, 1, 1, 1)));
  }

  private static Levels levels(int d2, int d1, int d0, int par) {
    return Levels.ALL_LOW
        .with(Line.D2, d2 == 1)
        .with(Line.D1, d1 == 1)
        .with(Line.D0, d0 == 1)
        .with(Line.PAR, par == 1)
        .with(Line.SETTLED, true);
  }
}
