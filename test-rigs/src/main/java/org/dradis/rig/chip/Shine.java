package org.dradis.rig.chip;

/** What an LED shines: channels of 0 to 255 and a brightness of 0 to 31, which a WS2812 has not. */
public record Shine(int red, int green, int blue, int brightness) {
  public static final int FULL = 31;
  public static final Shine DARK = new Shine(0, 0, 0, 0);
}
