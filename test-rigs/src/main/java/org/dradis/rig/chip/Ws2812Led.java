package org.dradis.rig.chip;

/**
 * One WS2812: keeps the first 24 bits after a reset, green, red, blue, highest bit first, and
 * passes on the others (WS2812B data sheet, "Cascade method" and "Composition of 24bit data").
 */
final class Ws2812Led {
  private static final int BITS = 24;

  private int word;
  private int taken;
  private Shine shine = Shine.DARK;

  Shine shine() {
    return shine;
  }

  /** Tells whether it kept the bit. */
  boolean keeps(boolean bit) {
    if (taken == BITS) {
      return false;
    }
    word = (word << 1) | (bit ? 1 : 0);
    taken++;
    return true;
  }

  /** Shines what it has kept; with only a part of it, it shines as before. */
  void reset() {
    if (taken == BITS) {
      shine = new Shine((word >> 8) & 0xFF, (word >> 16) & 0xFF, word & 0xFF, Shine.FULL);
    }
    taken = 0;
  }
}
