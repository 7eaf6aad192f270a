package org.dradis.dice;

import java.util.OptionalInt;

/** How the lines of the encoder say a face. */
@FunctionalInterface
public interface FaceCode {
  /**
   * The face less one in binary, with odd parity. No line high and all lines high, which is how an
   * encoder dies, are no faces; nor is any face with one line wrong.
   */
  FaceCode ODD_PARITY =
      levels -> {
        int d0 = levels.bit(Line.D0);
        int d1 = levels.bit(Line.D1);
        int d2 = levels.bit(Line.D2);
        boolean odd = (d0 + d1 + d2 + levels.bit(Line.PAR)) % 2 == 1;
        return odd ? OptionalInt.of(d0 + 2 * d1 + 4 * d2 + 1) : OptionalInt.empty();
      };

  /** The face, 1 to 8, if these levels are one. */
  OptionalInt face(Levels levels);
}
