package org.dradis.led;

import org.dradis.port.LedFrame;

/**
 * The most that a strip may draw. A frame that would draw more is dimmed as a whole, so that hues
 * stay as true as whole steps of a channel let them; a frame within the limit is left alone.
 */
public record CurrentLimit(int milliamps, LedDraw draw) {
  private static final int FULL = 1 << 16;

  public CurrentLimit {
    if (milliamps < 1) {
      throw new IllegalArgumentException(
          "A current limit is at least 1 mA, but it is %d.".formatted(milliamps));
    }
  }

  /** Computes what a strip draws with this frame, in microamperes, rounded up. */
  public long microamps(LedFrame frame) {
    return idle(frame.size()) + Math.ceilDiv(lit(frame, FULL), 255);
  }

  /** Returns the frame, or the brightest dimmed one that keeps the limit. */
  public LedFrame keep(LedFrame frame) {
    long budget = Math.max(0, limit() - idle(frame.size())) * 255;
    long wanted = lit(frame, FULL);
    if (wanted <= budget) {
      return frame;
    }
    // In proportion always fits, as channels are rounded down; what rounding saves may fit more.
    int fits = (int) (budget * FULL / wanted);
    int tooMuch = FULL;
    while (tooMuch - fits > 1) {
      int middle = (fits + tooMuch) >>> 1;
      if (lit(frame, middle) <= budget) {
        fits = middle;
      } else {
        tooMuch = middle;
      }
    }
    return frame.scaled(fits);
  }

  /** Refuses a strip that would exceed the limit even when it is dark. */
  void check(int size) {
    if (idle(size) > limit()) {
      throw new IllegalArgumentException(
          "%d LEDs draw %d mA when dark, more than the limit of %d mA."
              .formatted(size, Math.ceilDiv(idle(size), 1000), milliamps));
    }
  }

  CurrentLimit at(int brightness) {
    return new CurrentLimit(milliamps, draw.at(brightness));
  }

  private long limit() {
    return milliamps * 1000L;
  }

  private long idle(int size) {
    return (long) size * draw.idle();
  }

  /** In 255ths of a microampere, so that nothing is lost. */
  private long lit(LedFrame frame, int scale) {
    long red = 0;
    long green = 0;
    long blue = 0;
    for (int i = 0; i < frame.size(); i++) {
      red += LedFrame.dim(frame.red(i), scale);
      green += LedFrame.dim(frame.green(i), scale);
      blue += LedFrame.dim(frame.blue(i), scale);
    }
    return red * draw.red() + green * draw.green() + blue * draw.blue();
  }
}
