package org.dradis.port;

/** What one LED is to shine: the share of time, 0 to 255, for which each channel is on. */
public record Colour(int red, int green, int blue) {
  public static final Colour DARK = new Colour(0, 0, 0);

  public Colour {
    check("red", red);
    check("green", green);
    check("blue", blue);
  }

  private static void check(String channel, int value) {
    if (value < 0 || value > 255) {
      throw new IllegalArgumentException(
          "A channel of a colour is 0 to 255, but %s is %d.".formatted(channel, value));
    }
  }
}
