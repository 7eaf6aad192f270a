package org.dradis.pi;

import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.led.LedWires;
import org.dradis.led.Ws2812Strip;
import org.dradis.port.LedBoard;
import org.dradis.table.Section;

/**
 * {@code [part.lights]}: the strip.
 *
 * @param brightness of 31; a WS2812B has none
 */
public record Lights(
    Chip chip, int count, int spiBus, int spiChannel, int spiHertz, int limitMa, int brightness) {

  /** What LEDs there are. */
  public enum Chip {
    SK9822("sk9822"),
    APA102("apa102"),
    WS2812B("ws2812b");

    private final String word;

    Chip(String word) {
      this.word = word;
    }

    boolean hasClock() {
      return this != WS2812B;
    }

    static Chip of(String word) {
      for (Chip chip : values()) {
        if (chip.word.equals(word)) {
          return chip;
        }
      }
      throw new IllegalArgumentException("No LED is called " + word + ".");
    }
  }

  private static final int DEFAULT_LIMIT = 2_000;
  private static final int MOST_LEDS = 10_000;

  public static final Lights REFERENCE =
      new Lights(
          Chip.SK9822,
          120,
          1,
          0,
          Apa102Strip.DEFAULT_CLOCK_HZ,
          DEFAULT_LIMIT,
          Apa102Strip.FULL_BRIGHTNESS);

  static Lights read(Section section, PinPlan plan) {
    var chip = Chip.of(section.choice("chip", "sk9822", "sk9822", "apa102", "ws2812b"));
    int count = section.whole("count", REFERENCE.count(), 1, MOST_LEDS);
    int bus = PinPlan.bus(section, REFERENCE.spiBus());
    int channel = PinPlan.channel(section);
    plan.ownBus(section, bus, "the lights");
    plan.spi(section, bus, channel, false, "the lights");
    int dark = Math.ceilDiv(count * LedDraw.CAUTIOUS.idle(), 1000);
    int limit = section.whole("limit-ma", Math.max(DEFAULT_LIMIT, dark), 1, 100_000);
    if (limit < dark) {
      throw section.wrong(
          "limit-ma", "%d LEDs draw %d mA when they are dark".formatted(count, dark));
    }
    int hertz = section.whole("spi-hz", clock(chip), 100_000, 12_000_000);
    if (!chip.hasClock() && hertz != Ws2812Strip.CLOCK_HZ) {
      throw section.wrong("spi-hz", "must be 3200000 for ws2812b, whose bits it times");
    }
    if (!chip.hasClock() && section.has("brightness")) {
      throw section.wrong("brightness", "ws2812b has none; lower limit-ma instead");
    }
    int brightness =
        section.whole("brightness", Apa102Strip.FULL_BRIGHTNESS, 0, Apa102Strip.FULL_BRIGHTNESS);
    return new Lights(chip, count, bus, channel, hertz, limit, brightness);
  }

  private static int clock(Chip chip) {
    return chip.hasClock() ? Apa102Strip.DEFAULT_CLOCK_HZ : Ws2812Strip.CLOCK_HZ;
  }

  LedBoard strip(LedWires wires) {
    var limit = new CurrentLimit(limitMa, LedDraw.CAUTIOUS);
    return chip.hasClock()
        ? new Apa102Strip(wires, count, limit, brightness, spiHertz)
        : new Ws2812Strip(wires, count, limit);
  }
}
