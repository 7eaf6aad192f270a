package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The WS2812B after its data sheet (V5: tables "Data transfer time" and "Composition of 24bit
 * data"), with pulses drawn to ten nanoseconds.
 */
class VirtualWs2812StripTest {
  private static final Shine RED = new Shine(255, 0, 0, 31);
  private static final Shine MIXED = new Shine(0x12, 0x81, 0x0F, 31);
  private static final Shine DARK = Shine.DARK;

  private final VirtualWs2812Strip strip = new VirtualWs2812Strip(2);
  private final Pulses pulses = new Pulses();

  @Test
  void theFirst24BitsAreGreenRedBlueAndTheRestIsPassedOn() {
    pulses.word(0x81120F).word(0x00FF00);
    send(281_000);
    shines(MIXED, RED);
  }

  @Test
  void itLatchesAfter280MicrosecondsAndNotBefore() {
    pulses.word(0x00FF00);
    send(279_000);
    shines(DARK, DARK);
    strip.idle(2_000);
    shines(RED, DARK);
  }

  @Test
  void aLowThatGoesOnLatchesOnce() {
    pulses.word(0x00FF00);
    send(281_000);
    strip.idle(1_000_000);
    pulses.word(0x81120F).word(0x00FF00);
    send(281_000);
    shines(MIXED, RED);
  }

  @Test
  void anLedThatGotOnlyAPartShinesAsBefore() {
    pulses.word(0x00FF00).word(0x00FF00);
    send(281_000);
    pulses.word(0x81120F).bit(true);
    send(281_000);
    shines(MIXED, RED);
  }

  @ParameterizedTest
  @CsvSource({
    "220, 580, 580, 580, 0",
    "380, 1000, 1000, 1000, 0",
    "300, 790, 790, 790, 0",
    "210, 800, 800, 800, 12",
    "390, 800, 800, 800, 12",
    "300, 570, 800, 800, 12",
    "300, 1010, 800, 800, 12",
    "300, 800, 570, 800, 12",
    "300, 800, 1010, 800, 12",
    "300, 800, 800, 570, 12",
    "300, 800, 800, 1010, 12"
  })
  void everyTimeOfTheTableIsKept(int zeroHigh, int zeroLow, int oneHigh, int oneLow, int outside) {
    for (int i = 0; i < 12; i++) {
      pulses.pulse(oneHigh, oneLow).pulse(zeroHigh, zeroLow);
    }
    // The bit that counts as the last one, so that every low before it is measured.
    pulses.bit(false);
    send(281_000);
    assertEquals(outside, strip.outsideTable());
    var right = new Shine(0xAA, 0xAA, 0xAA, 31);
    assertEquals(outside == 0, strip.shines().getFirst().equals(right));
  }

  @Test
  void theFirstWs2812LatchesAfter50Microseconds() {
    var first = new VirtualWs2812Strip(1, Ws2812Timing.FIRST);
    pulses.word(0x00FF00);
    first.write(pulses.low(51_000).bytes(), Pulses.CLOCK_HZ);
    assertEquals(List.of(RED), first.shines());
  }

  @Test
  void aGapThatIsLongEnoughLatchesInTheMiddle() {
    var bytes = pulses.word(0x00FF00).word(0x81120F).low(281_000).bytes();
    strip.inject(new LedFault.ByteGap(Pulses.bytes(24 * 1200), 281_000));
    strip.write(bytes, Pulses.CLOCK_HZ);
    shines(MIXED, DARK);
  }

  @Test
  void aShorterGapSpoilsItsBit() {
    var bytes = pulses.word(0x00FF00).word(0x81120F).low(281_000).bytes();
    strip.inject(new LedFault.ByteGap(Pulses.bytes(24 * 1200), 10_000));
    strip.write(bytes, Pulses.CLOCK_HZ);
    assertEquals(1, strip.outsideTable());
    shines(new Shine(255, 0, 1, 31), MIXED);
  }

  @Test
  void aDeadLedIsDarkAndSoAreThoseBehind() {
    strip.inject(new LedFault.DeadLed(1));
    pulses.word(0x00FF00).word(0x00FF00);
    send(281_000);
    shines(RED, DARK);
  }

  @Test
  void aBrownOutDarkensUntilTheNextFrame() {
    pulses.word(0x00FF00).word(0x00FF00);
    send(281_000);
    strip.inject(new LedFault.BrownOut());
    shines(DARK, DARK);
    pulses.word(0x81120F).word(0x00FF00);
    send(281_000);
    shines(MIXED, RED);
  }

  private void send(int lowNanos) {
    strip.write(pulses.low(lowNanos).bytes(), Pulses.CLOCK_HZ);
  }

  private void shines(Shine... expected) {
    assertEquals(List.of(expected), strip.shines());
  }
}
