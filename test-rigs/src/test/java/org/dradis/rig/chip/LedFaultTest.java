package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.led.LedWires;
import org.dradis.led.Ws2812Strip;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every named fault: what it does, what the drivers do about it, and what happens if they do not.
 */
class LedFaultTest {
  private static final CurrentLimit PLENTY = new CurrentLimit(100_000, LedDraw.CAUTIOUS);
  private static final int N = 300;
  private static final int LATCH = 128;

  private final SplittableRandom random = new SplittableRandom(4);
  private final LedFrame frame = LedDriverTest.random(N, random);
  private final LedFrame next = LedDriverTest.random(N, random);

  @ParameterizedTest
  @EnumSource
  void noiseStaysUntilTheStripIsRefreshed(Kind kind) {
    var virtual = kind.virtual();
    var strip = kind.strip(virtual);
    virtual.inject(new LedFault.FlippedBit(8 * (LATCH + 1)));
    strip.show(frame);
    assertNotEquals(shines(frame), virtual.shines());
    assertFalse(strip.show(frame), "without a refresh it would stay so");
    strip.refresh();
    assertEquals(shines(frame), virtual.shines());
  }

  @ParameterizedTest
  @EnumSource
  void noiseInOneFrameDoesNotReachTheNext(Kind kind) {
    for (int i = 0; i < 20; i++) {
      var virtual = kind.virtual();
      var strip = kind.strip(virtual);
      virtual.inject(new LedFault.FlippedBit(random.nextInt(8 * 4 * N)));
      strip.show(frame);
      strip.show(next);
      assertEquals(shines(next), virtual.shines());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBrownOutDarkensUntilTheStripIsRefreshed(Kind kind) {
    var virtual = kind.virtual();
    var strip = kind.strip(virtual);
    strip.show(frame);
    virtual.inject(new LedFault.BrownOut());
    assertFalse(strip.show(frame), "without a refresh it would stay dark");
    assertEquals(Collections.nCopies(N, Shine.DARK), virtual.shines());
    strip.refresh();
    assertEquals(shines(frame), virtual.shines());
  }

  @ParameterizedTest
  @EnumSource
  void aDeadLedLeavesThoseBeforeItAlone(Kind kind) {
    var virtual = kind.virtual();
    virtual.inject(new LedFault.DeadLed(17));
    kind.strip(virtual).show(frame);
    assertEquals(shines(frame).subList(0, 17), virtual.shines().subList(0, 17));
    assertEquals(Collections.nCopies(N - 17, Shine.DARK), virtual.shines().subList(17, N));
  }

  /** The data sheet's end of 32 clocks, as a driver would send that knows nothing better. */
  @Test
  void withoutABitForEveryTwoLedsTheLastApa102sDoNotShine() {
    var virtual = new VirtualApa102Strip(N);
    virtual.inject(new LedFault.ShortEnd(Math.ceilDiv(N, 16)));
    new Apa102Strip(virtual, N, PLENTY).show(frame);
    assertEquals(shines(frame).subList(0, 296), virtual.shines().subList(0, 296));
    assertEquals(Collections.nCopies(4, Shine.DARK), virtual.shines().subList(296, N));
  }

  @Test
  void withoutAStartFrameAtTheEndAnSk9822IsOneFrameLate() {
    var virtual = new VirtualSk9822Strip(32);
    LedWires apa102Only = (bytes, hz) -> virtual.write(Arrays.copyOf(bytes, bytes.length - 4), hz);
    var strip = new Apa102Strip(apa102Only, 32, PLENTY);
    var first = LedDriverTest.random(32, random);
    strip.show(first);
    assertEquals(Collections.nCopies(32, Shine.DARK), virtual.shines());
    strip.show(LedDriverTest.random(32, random));
    assertEquals(shines(first), virtual.shines());
  }

  @Test
  void withoutItsLeadingLowAWs2812StripLosesTheFrameAfterNoise() {
    var careless = new VirtualWs2812Strip(N);
    LedWires noLead =
        (bytes, hz) -> careless.write(Arrays.copyOfRange(bytes, LATCH, bytes.length), hz);
    int inTheLatch = 12 * N + LATCH / 2;
    careless.inject(new LedFault.FlippedBit(8 * inTheLatch));
    var strip = new Ws2812Strip(noLead, N, PLENTY);
    strip.show(frame);
    strip.show(next);
    assertNotEquals(shines(next), careless.shines());

    var virtual = new VirtualWs2812Strip(N);
    virtual.inject(new LedFault.FlippedBit(8 * (LATCH + inTheLatch)));
    strip = new Ws2812Strip(virtual, N, PLENTY);
    strip.show(frame);
    strip.show(next);
    assertEquals(shines(next), virtual.shines());
  }

  /** No driver can help it but by sending again; a clocked strip does not mind. */
  @Test
  void aGapBetweenSpiBytesTearsAWs2812Frame() {
    var virtual = new VirtualWs2812Strip(N);
    var strip = new Ws2812Strip(virtual, N, PLENTY);
    virtual.inject(new LedFault.ByteGap(LATCH + 12 * 100, 300_000));
    strip.show(frame);
    assertEquals(shines(frame).subList(100, N), virtual.shines().subList(0, N - 100));
    strip.refresh();
    assertEquals(shines(frame), virtual.shines());

    var clocked = new VirtualSk9822Strip(N);
    clocked.inject(new LedFault.ByteGap(600, 300_000));
    new Apa102Strip(clocked, N, PLENTY).show(frame);
    assertEquals(shines(frame), clocked.shines());
  }

  private static List<Shine> shines(LedFrame frame) {
    return LedDriverTest.shines(frame, Shine.FULL);
  }

  enum Kind {
    APA102,
    SK9822,
    WS2812;

    VirtualStrip virtual() {
      return switch (this) {
        case APA102 -> new VirtualApa102Strip(N);
        case SK9822 -> new VirtualSk9822Strip(N);
        case WS2812 -> new VirtualWs2812Strip(N);
      };
    }

    LedBoard strip(LedWires wires) {
      return this == WS2812 ? new Ws2812Strip(wires, N, PLENTY) : new Apa102Strip(wires, N, PLENTY);
    }
  }
}
