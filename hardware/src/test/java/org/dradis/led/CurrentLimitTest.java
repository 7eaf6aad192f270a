package org.dradis.led;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dradis.port.Colour;
import org.dradis.port.LedFrame;
import org.junit.jupiter.api.Test;

class CurrentLimitTest {
  private static final Colour WHITE = new Colour(255, 255, 255);

  @Test
  void aDarkLedDrawsItsIdleCurrentAndAChannelItsShare() {
    var limit = new CurrentLimit(1000, new LedDraw(10_000, 20_400, 30_000, 700));
    assertEquals(2 * 700, limit.microamps(LedFrame.dark(2)));
    assertEquals(2 * 700 + 60_400, limit.microamps(LedFrame.dark(2).with(1, WHITE)));
    assertEquals(2 * 700 + 80, limit.microamps(LedFrame.dark(2).with(0, new Colour(0, 1, 0))));
  }

  @Test
  void aFrameWithinTheLimitIsLeftAlone() {
    var frame = LedFrame.filled(10, WHITE);
    assertSame(frame, new CurrentLimit(670, LedDraw.CAUTIOUS).keep(frame));
  }

  @Test
  void aFrameAboveIsDimmedAndKeepsItsHue() {
    var frame = LedFrame.filled(10, new Colour(240, 120, 60));
    var kept = new CurrentLimit(100, LedDraw.CAUTIOUS).keep(frame).colour(9);
    assertEquals(2.0, (double) kept.red() / kept.green(), 0.1);
    assertEquals(4.0, (double) kept.red() / kept.blue(), 0.3);
  }

  @Test
  void theLimitIsNeverExceededAndNothingBrighterWouldKeepIt() {
    var random = new SplittableRandom(4);
    for (int i = 0; i < 500; i++) {
      int size = random.nextInt(1, 130);
      var draw =
          new LedDraw(random.nextInt(30_000), random.nextInt(30_000), random.nextInt(30_000), 900);
      var limit = new CurrentLimit(random.nextInt(size, size * 60), draw);
      var frame = random(size, random);
      var kept = limit.keep(frame);
      assertTrue(limit.microamps(kept) <= limit.milliamps() * 1000L);
      if (!kept.equals(frame)) {
        assertTrue(limit.microamps(brighter(frame, kept)) > limit.milliamps() * 1000L);
      }
    }
  }

  /** A strip that is already too much when dark can only be dark. */
  @Test
  void whatIdleCurrentUsesUpIsNotThereForLight() {
    var limit = new CurrentLimit(10, LedDraw.CAUTIOUS);
    assertEquals(LedFrame.dark(10), limit.keep(LedFrame.filled(10, WHITE)));
    assertEquals(LedFrame.dark(11), limit.keep(LedFrame.filled(11, WHITE)));
    assertEquals(LedFrame.dark(11), limit.keep(LedFrame.dark(11)));
  }

  @Test
  void aLowerBrightnessLeavesMoreRoom() {
    var limit = new CurrentLimit(100, new LedDraw(31_000, 31_000, 31_000, 1_000));
    assertEquals(10 * 1000 + 10 * 3 * 2000, limit.at(2).microamps(LedFrame.filled(10, WHITE)));
  }

  /** Returns the next brighter scaling of a frame; more scale never dims any channel. */
  private static LedFrame brighter(LedFrame frame, LedFrame kept) {
    int low = 0;
    int high = 1 << 16;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (light(frame.scaled(middle)) > light(kept)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return frame.scaled(high);
  }

  private static int light(LedFrame frame) {
    return IntStream.range(0, frame.size())
        .map(i -> frame.red(i) + frame.green(i) + frame.blue(i))
        .sum();
  }

  private static LedFrame random(int size, SplittableRandom random) {
    return LedFrame.of(
        Stream.generate(
                () -> new Colour(random.nextInt(256), random.nextInt(256), random.nextInt(256)))
            .limit(size)
            .toList());
  }
}
