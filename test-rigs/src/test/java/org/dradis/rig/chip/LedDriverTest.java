package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.led.LedWires;
import org.dradis.led.Ws2812Strip;
import org.dradis.port.Colour;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The drivers on virtual strips: what was to be shown shines, whatever the length. */
class LedDriverTest {
  private static final CurrentLimit PLENTY = new CurrentLimit(100_000, LedDraw.CAUTIOUS);

  private final SplittableRandom random = new SplittableRandom(1978);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 120, 300})
  void anApa102StripShinesEveryFrame(int n) {
    var virtual = new VirtualApa102Strip(n);
    shinesEveryFrame(new Apa102Strip(virtual, n, PLENTY), virtual);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 120, 300})
  void anSk9822StripShinesEveryFrame(int n) {
    var virtual = new VirtualSk9822Strip(n);
    shinesEveryFrame(new Apa102Strip(virtual, n, PLENTY), virtual);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 120, 300})
  void aWs2812StripShinesEveryFrameWithPulsesOfTheTable(int n) {
    for (var timing : List.of(Ws2812Timing.V5, Ws2812Timing.FIRST)) {
      var virtual = new VirtualWs2812Strip(n, timing);
      shinesEveryFrame(new Ws2812Strip(virtual, n, PLENTY), virtual);
      assertEquals(0, virtual.outsideTable());
    }
  }

  /** Known: 625 ns are 25 too few for 1 and 25 too many after it. */
  @Test
  void theEarlyWs2812bsTableIsMissed() {
    var virtual = new VirtualWs2812Strip(1, Ws2812Timing.EARLY_B);
    new Ws2812Strip(virtual, 1, PLENTY).show(LedFrame.filled(1, new Colour(255, 255, 255)));
    assertEquals(24, virtual.outsideTable());
  }

  @ParameterizedTest
  @ValueSource(ints = {3_000_000, 3_125_000, 3_205_128, 3_440_000})
  void aWs2812StripBearsAnSpiClockThatIsNotQuiteRight(int clockHz) {
    var virtual = new VirtualWs2812Strip(33);
    LedWires wires = (bytes, _) -> virtual.write(bytes, clockHz);
    shinesEveryFrame(new Ws2812Strip(wires, 33, PLENTY), virtual);
    assertEquals(0, virtual.outsideTable());
  }

  @ParameterizedTest
  @ValueSource(ints = {2_900_000, 3_500_000})
  void aWs2812StripDoesNotBearAWrongSpiClock(int clockHz) {
    var virtual = new VirtualWs2812Strip(33);
    new Ws2812Strip((bytes, _) -> virtual.write(bytes, clockHz), 33, PLENTY).show(random(33));
    assertTrue(virtual.outsideTable() > 0);
  }

  @Test
  void whatShinesKeepsTheCurrentLimit() {
    var limit = new CurrentLimit(2_000, LedDraw.CAUTIOUS);
    var virtual = new VirtualSk9822Strip(120);
    var strip = new Apa102Strip(virtual, 120, limit);
    for (int i = 0; i < 50; i++) {
      var frame = random(120);
      strip.show(frame);
      long drawn = 120 * 1000 + lit(virtual.shines()) * 22_000L / 255;
      assertTrue(drawn <= 2_000_000, () -> drawn + " uA");
      assertTrue(drawn > 1_980_000 || shines(limit.keep(frame), 31).equals(shines(frame, 31)));
    }
  }

  @Test
  void theGlobalBrightnessReachesEveryLedAndCountsInTheLimit() {
    var virtual = new VirtualApa102Strip(10);
    var white = LedFrame.filled(10, new Colour(255, 255, 255));
    new Apa102Strip(virtual, 10, new CurrentLimit(80, LedDraw.CAUTIOUS), 3, 1_000_000).show(white);
    assertEquals(shines(white, 3), virtual.shines());
  }

  private void shinesEveryFrame(LedBoard strip, VirtualStrip virtual) {
    for (int i = 0; i < 5; i++) {
      var frame = random(strip.size());
      strip.show(frame);
      assertEquals(shines(frame, 31), virtual.shines());
    }
    for (var frame :
        List.of(
            LedFrame.dark(strip.size()),
            LedFrame.filled(strip.size(), new Colour(255, 255, 255)),
            LedFrame.dark(strip.size()))) {
      strip.show(frame);
      assertEquals(shines(frame, 31), virtual.shines());
    }
  }

  static List<Shine> shines(LedFrame frame, int brightness) {
    return IntStream.range(0, frame.size())
        .mapToObj(frame::colour)
        .map(c -> new Shine(c.red(), c.green(), c.blue(), brightness))
        .toList();
  }

  private static int lit(List<Shine> shines) {
    return shines.stream().mapToInt(s -> s.red() + s.green() + s.blue()).sum();
  }

  private LedFrame random(int size) {
    return random(size, random);
  }

  static LedFrame random(int size, SplittableRandom random) {
    return LedFrame.of(
        Stream.generate(
                () -> new Colour(random.nextInt(256), random.nextInt(256), random.nextInt(256)))
            .limit(size)
            .toList());
  }
}
