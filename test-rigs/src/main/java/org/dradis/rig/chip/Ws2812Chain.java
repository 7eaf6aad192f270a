package org.dradis.rig.chip;

import java.util.Arrays;
import java.util.List;

/**
 * WS2812s in a row. The first measures the pulses; it passes them on reshaped, so the others need
 * not. What a chip makes of a pulse outside the table is not promised: this one reads it wrong.
 */
final class Ws2812Chain implements LedLine.Chip {
  private final Ws2812Timing timing;
  private final Ws2812Led[] leds;
  private int alive;
  private long high;
  private long low;
  private int outsideTable;

  Ws2812Chain(int size, Ws2812Timing timing) {
    this.timing = timing;
    this.leds = new Ws2812Led[size];
    this.alive = size;
    brownOut();
  }

  @Override
  public void bit(boolean level, long picos) {
    if (level) {
      if (low > 0) {
        endPulse();
      }
      high += picos;
    } else {
      pause(picos);
    }
  }

  @Override
  public void pause(long picos) {
    boolean before = timing.resets(low);
    low += picos;
    if (!before && timing.resets(low)) {
      endPulse();
      for (int i = 0; i < alive; i++) {
        leds[i].reset();
      }
      low = timing.resetNanos() * 1000 + 1; // however long it still lasts, it is one reset
    }
  }

  private void endPulse() {
    if (high > 0) {
      boolean fits = timing.allows(high, low);
      outsideTable += fits ? 0 : 1;
      shift(timing.isOne(high) == fits);
    }
    high = 0;
    low = 0;
  }

  private void shift(boolean bit) {
    for (int i = 0; i < alive; i++) {
      if (leds[i].keeps(bit)) {
        return;
      }
    }
  }

  @Override
  public void die(int led) {
    alive = Math.min(alive, led);
    leds[led] = new Ws2812Led();
  }

  @Override
  public void brownOut() {
    Arrays.setAll(leds, _ -> new Ws2812Led());
    high = 0;
  }

  List<Shine> shines() {
    return Arrays.stream(leds).map(Ws2812Led::shine).toList();
  }

  int outsideTable() {
    return outsideTable;
  }
}
