package org.dradis.rig.chip;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chips in a row, each clocked by the one before with the clock inverted, that is half a clock
 * later. So the first chip looks at its data on the rising edge, the second on the falling edge,
 * and the last of n needs n/2 clocks more than the controller needs for its data (measured by T.
 * Böscke, cpldcpu.com, "Understanding the APA102 Superled"; the data sheet is silent).
 */
final class ClockedChain implements LedLine.Chip {
  private final ClockedLed[] leds;
  private final boolean showsAtOnce;
  private int alive;

  ClockedChain(int size, boolean showsAtOnce) {
    this.leds = new ClockedLed[size];
    this.showsAtOnce = showsAtOnce;
    this.alive = size;
    brownOut();
  }

  @Override
  public void bit(boolean level, long picos) {
    for (int i = 0; i < alive; i += 2) {
      leds[i].clock(i == 0 ? level : leds[i - 1].out());
    }
    for (int i = 1; i < alive; i += 2) {
      leds[i].clock(leds[i - 1].out());
    }
  }

  /** Does nothing: without a clock nothing moves. */
  @Override
  public void pause(long picos) {}

  @Override
  public void die(int led) {
    alive = Math.min(alive, led);
    leds[led] = new ClockedLed(showsAtOnce);
  }

  @Override
  public void brownOut() {
    Arrays.setAll(leds, _ -> new ClockedLed(showsAtOnce));
  }

  List<Shine> shines() {
    return IntStream.range(0, leds.length).mapToObj(i -> leds[i].shine()).toList();
  }
}
