package org.dradis.led;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What all LEDs of a strip are to shine, the one nearest to the controller first. */
public final class Frame {
  private final int[] rgb;

  private Frame(int[] rgb) {
    this.rgb = rgb;
  }

  public static Frame of(List<Colour> colours) {
    return new Frame(colours.stream().mapToInt(Frame::pack).toArray());
  }

  public static Frame filled(int size, Colour colour) {
    int[] rgb = blank(size);
    Arrays.fill(rgb, pack(colour));
    return new Frame(rgb);
  }

  public static Frame dark(int size) {
    return new Frame(blank(size));
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
  public Frame with(int led, Colour colour) {
    Objects.checkIndex(led, rgb.length);
    int[] changed = rgb.clone();
    changed[led] = pack(colour);
    return new Frame(changed);
  }

  /** Returns the frame with every channel at so many 65,536ths, rounded down. */
  Frame scaled(int scale) {
    int[] dimmed = new int[rgb.length];
    for (int i = 0; i < dimmed.length; i++) {
      dimmed[i] = pack(dim(red(i), scale), dim(green(i), scale), dim(blue(i), scale));
    }
    return new Frame(dimmed);
  }

  int red(int led) {
    return rgb[led] >> 16;
  }

  int green(int led) {
    return (rgb[led] >> 8) & 0xFF;
  }

  int blue(int led) {
    return rgb[led] & 0xFF;
  }

  static int dim(int channel, int scale) {
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
    return other instanceof Frame frame && Arrays.equals(rgb, frame.rgb);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rgb);
  }

  @Override
  public String toString() {
    var text = new StringBuilder("Frame[");
    for (int pixel : rgb) {
      text.append(text.length() > 6 ? " " : "").append("%06x".formatted(pixel));
    }
    return text.append(']').toString();
  }
}
