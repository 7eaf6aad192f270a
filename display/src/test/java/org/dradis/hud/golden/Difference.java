package org.dradis.hud.golden;

import java.awt.image.BufferedImage;

/**
 * How two pictures differ: in how many pixels a channel is off by more than what rounding can do.
 *
 * @param pixels how many they are
 * @param picture the golden one in grey, what differs in red
 */
record Difference(int pixels, BufferedImage picture) {
  /** A channel may be off by so much on another machine. */
  static final int CHANNEL = 24;

  /** So many pixels may be off, which is less than a digit has. */
  static final int TOLERANCE = 24;

  private static final int RED = 0xFF2020;

  static Difference of(BufferedImage golden, BufferedImage now) {
    if (golden.getWidth() != now.getWidth() || golden.getHeight() != now.getHeight()) {
      return new Difference(Integer.MAX_VALUE, now);
    }
    int width = golden.getWidth();
    int height = golden.getHeight();
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int pixels = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int was = golden.getRGB(x, y);
        boolean off = isOff(was, now.getRGB(x, y));
        pixels += off ? 1 : 0;
        picture.setRGB(x, y, off ? RED : grey(was));
      }
    }
    return new Difference(pixels, picture);
  }

  boolean isTooMuch() {
    return pixels > TOLERANCE;
  }

  private static boolean isOff(int one, int other) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > CHANNEL) {
        return true;
      }
    }
    return false;
  }

  private static int grey(int rgb) {
    int mean = ((rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF)) / 6;
    return mean << 16 | mean << 8 | mean;
  }
}
