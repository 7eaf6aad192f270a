package org.dradis.rig.chip;

import java.util.BitSet;

/** Draws a line's levels, ten nanoseconds an SPI bit. */
final class Pulses {
  static final int CLOCK_HZ = 100_000_000;
  private static final int STEP = 10;

  private BitSet levels = new BitSet();
  private int length;

  static int bytes(int nanos) {
    return nanos / STEP / 8;
  }

  /** Draws 24 bits in the middle of the V5's ranges, 1.2 us each. */
  Pulses word(int word) {
    for (int bit = 23; bit >= 0; bit--) {
      bit(((word >> bit) & 1) == 1);
    }
    return this;
  }

  Pulses bit(boolean one) {
    return one ? pulse(600, 600) : pulse(300, 900);
  }

  Pulses pulse(int high, int low) {
    levels.set(length, length + high / STEP);
    length += high / STEP;
    return low(low);
  }

  Pulses low(int nanos) {
    length += nanos / STEP;
    return this;
  }

  /** Returns what was drawn, filled up with less than a byte of low, and begins anew. */
  byte[] bytes() {
    var bytes = new byte[(length + 7) / 8];
    levels.stream().forEach(i -> bytes[i / 8] |= (byte) (0x80 >> (i % 8)));
    levels = new BitSet();
    length = 0;
    return bytes;
  }
}
