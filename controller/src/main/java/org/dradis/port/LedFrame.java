package org.dradis.port;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What all LEDs of a strip are to shine, the one nearest to the controller first. */
public final class LedFrame {
  private final int[] rgb;

  private LedFrame(int[] rgb) {
    this.rgb = rgb;
  }

  public static LedFrame of(List<Colour> colours) {
    return new LedFrame(colours.stream().mapToInt(LedFrame::pack).toArray());
  }

  public static LedFrame filled(int size, Colour colour) {
    int[] rgb = blank(size);
    Arrays.fill(rgb, pack(colour));
    return new LedFrame(rgb);
  }

  public static LedFrame dark(int size) {
    return new LedFrame(blank(size));
  }

  private static int[] blank(int size) {
    if (size < 0) {
      throw new IllegalArgumentException(
          "A frame has no LEDs or more, but %d were asked for.".formatted(size));
    }
    return new int[size];
  }

  public int size() {
    return rgb.length;
  }

  public Colour colour(int led) {
    return new Colour(red(led), green(led), blue(led));
  }

  /** Returns a frame in which one LED differs. */
  public LedFrame with(int led, Colour colour) {
    Objects.checkIndex(led, rgb.length);
    int[] changed = rgb.clone();
    changed[led] = pack(colour);
    return new LedFrame(changed);
  }

  /** Returns the frame with every channel at so many 65,536ths, rounded down. */
  public LedFrame scaled(int scale) {
    int[] dimmed = new int[rgb.length];
    for (int i = 0; i < dimmed.length; i++) {
      dimmed[i] = pack(dim(red(i), scale), dim(green(i), scale), dim(blue(i), scale));
    }
    return new LedFrame(dimmed);
  }

  public int red(int led) {
    return rgb[led] >> 16;
  }

  public int green(int led) {
    return (rgb[led] >> 8) & 0xFF;
  }

  public int blue(int led) {
    return rgb[led] & 0xFF;
  }

  public static int dim(int channel, int scale) {
    return (channel * scale) >> 16;
  }

  private static int pack(Colour colour) {
    return pack(colour.red(), colour.green(), colour.blue());
  }

  private static int pack(int red, int green, int blue) {
    return (red << 16) | (green << 8) | blue;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LedFrame frame && Arrays.equals(rgb, frame.rgb);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rgb);
  }

  @Override
  public String toString() {
    var text = new StringBuilder("LedFrame[");
    for (int pixel : rgb) {
      text.append(text.length() > 9 ? " " : "").append("%06x".formatted(pixel));
    }
    return text.append(']').toString();
  }
}
