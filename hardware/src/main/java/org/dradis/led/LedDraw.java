package org.dradis.led;

/** What one LED draws, in microamperes: each channel fully on, and its chip when all are off. */
public record LedDraw(int red, int green, int blue, int idle) {

  /**
   * For LEDs that nobody has measured: 5050 packages of the WS2812 and the APA102 draw 19 to 22 mA
   * a channel and 0.7 to 1 mA dark; small packages draw less.
   */
  public static final LedDraw CAUTIOUS = new LedDraw(22_000, 22_000, 22_000, 1_000);

  private static final int MOST = 1_000_000;

  public LedDraw {
    check("red", red);
    check("green", green);
    check("blue", blue);
    check("idle", idle);
  }

  private static void check(String what, int microamps) {
    if (microamps < 0 || microamps > MOST) {
      throw new IllegalArgumentException(
          "An LED draws 0 to 1,000,000 microamperes, but %s is %d.".formatted(what, microamps));
    }
  }

  /** Returns the draw at a global brightness of so many 31sts, rounded up; the chip stays awake. */
  LedDraw at(int brightness) {
    return new LedDraw(
        Math.ceilDiv(red * brightness, 31),
        Math.ceilDiv(green * brightness, 31),
        Math.ceilDiv(blue * brightness, 31),
        idle);
  }
}
