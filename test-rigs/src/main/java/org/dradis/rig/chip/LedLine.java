package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.List;

/** The data line of a strip: turns bytes into levels that last, and lets noise and pauses in. */
final class LedLine {
  private static final long SECOND_IN_PICOS = 1_000_000_000_000L;

  private final Chip chip;
  private final List<LedFault> next = new ArrayList<>();

  LedLine(Chip chip) {
    this.chip = chip;
  }

  /** Keeps a fault for the next transfer, or passes it on if it is one of the LEDs. */
  void inject(LedFault fault) {
    switch (fault) {
      case LedFault.DeadLed(int led) -> chip.die(led);
      case LedFault.BrownOut() -> chip.brownOut();
      case LedFault.FlippedBit _, LedFault.ByteGap _, LedFault.ShortEnd _ -> next.add(fault);
    }
  }

  void write(byte[] bytes, int clockHz) {
    long picos = SECOND_IN_PICOS / clockHz;
    int length = bytes.length - lost();
    for (int i = 0; i < length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        boolean level = ((bytes[i] << bit) & 0x80) != 0;
        chip.bit(level ^ flipped(8 * i + bit), picos);
      }
      long pause = pause(i + 1);
      if (pause > 0) {
        chip.pause(pause);
      }
    }
    next.clear();
  }

  private int lost() {
    return next.stream().mapToInt(f -> f instanceof LedFault.ShortEnd(int n) ? n : 0).sum();
  }

  private boolean flipped(int bit) {
    return !next.isEmpty() && next.contains(new LedFault.FlippedBit(bit));
  }

  private long pause(int bytes) {
    return next.stream()
        .mapToLong(
            f ->
                f instanceof LedFault.ByteGap(int after, long ns) && after == bytes ? ns * 1000 : 0)
        .sum();
  }

  /** All LEDs together, seen from the line. */
  interface Chip {
    /** Is driven to a level for one clock. */
    void bit(boolean level, long picos);

    /** Sees a low line and no clock. */
    void pause(long picos);

    void die(int led);

    void brownOut();
  }
}
