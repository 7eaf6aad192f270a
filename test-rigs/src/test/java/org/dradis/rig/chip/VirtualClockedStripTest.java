package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The APA102 and SK9822 after their data sheets ("Cascading data structure": start frame of 32 zero
 * bits; LED frame of 111, five bits of brightness, blue, green, red; highest bit first) and after
 * what T. Böscke measured (cpldcpu.com, 2014 and 2016), where the sheets are silent.
 */
class VirtualClockedStripTest {
  private static final String START = "00000000";
  private static final String RED_AT_31 = "ff0000ff";
  private static final String BLUE_AT_1 = "e1ff0000";
  private static final String GREEN_AT_16 = "f000ff00";
  private static final Shine RED = new Shine(255, 0, 0, 31);
  private static final Shine BLUE = new Shine(0, 0, 255, 1);
  private static final Shine GREEN = new Shine(0, 255, 0, 16);
  private static final Shine DARK = Shine.DARK;

  private VirtualStrip strip = new VirtualApa102Strip(3);

  @Test
  void anLedFrameIsBrightnessBlueGreenRed() {
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(RED, BLUE, GREEN);
  }

  @Test
  void withoutAStartFrameNothingIsTaken() {
    send(RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(DARK, DARK, DARK);
  }

  @Test
  void thirtyOneZeroBitsAreNoStartFrame() {
    send("80000000" + RED_AT_31 + "00");
    shines(DARK, DARK, DARK);
    send("ff");
    send(START + RED_AT_31 + "00");
    shines(RED, DARK, DARK);
  }

  @Test
  void aLongerStartFrameIsOneToo() {
    send(START + "000000" + RED_AT_31 + BLUE_AT_1 + "00");
    shines(RED, BLUE, DARK);
  }

  /** 29 zero bits in a row are the most that an LED frame holds, so black is no start frame. */
  @Test
  void blackAtNoBrightnessIsNotTakenForAStartFrame() {
    send(START + "e0000000" + RED_AT_31 + BLUE_AT_1 + "00");
    shines(DARK, RED, BLUE);
  }

  @Test
  void moreLedFramesThanLedsFallOffTheEnd() {
    send(START + RED_AT_31 + RED_AT_31 + RED_AT_31 + BLUE_AT_1 + "00");
    shines(RED, RED, RED);
  }

  @Test
  void anApa102ShinesAtOnceButTheThirdLedNeedsOneClockMore() {
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16);
    shines(RED, BLUE, DARK);
    send("00");
    shines(RED, BLUE, GREEN);
  }

  /** An end frame of the data sheet's 32 clocks is enough for 64 LEDs and little more. */
  @Test
  void everyTwoLedsDelayByOneClock() {
    strip = new VirtualApa102Strip(68);
    send(START + RED_AT_31.repeat(68) + "00000000");
    assertEquals(RED, strip.shines().get(66));
    assertEquals(DARK, strip.shines().get(67));
  }

  @Test
  void theSameFramesMayComeInPieces() {
    var hex = START + RED_AT_31 + BLUE_AT_1 + "00";
    for (int i = 0; i < hex.length(); i += 2) {
      send(hex.substring(i, i + 2));
    }
    shines(RED, BLUE, DARK);
  }

  /** The last byte is no zero, because the zeros of black would count as the start frame's. */
  @Test
  void anSk9822ShinesOnlyWithTheFirstClockAfterTheNextStartFrame() {
    strip = new VirtualSk9822Strip(2);
    send(START + BLUE_AT_1 + RED_AT_31);
    shines(DARK, DARK);
    send("00000000");
    shines(DARK, DARK);
    send("00");
    shines(BLUE, RED);
  }

  @Test
  void anSk9822DoesNotShineAfterAnEndOfOnes() {
    strip = new VirtualSk9822Strip(2);
    send(START + RED_AT_31 + BLUE_AT_1 + "ffffffffff");
    shines(DARK, DARK);
    send(START + "e0");
    shines(RED, BLUE);
  }

  @Test
  void aDeadLedIsDarkAndSoAreThoseBehind() {
    strip.inject(new LedFault.DeadLed(1));
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(RED, DARK, DARK);
  }

  @Test
  void aBrownOutDarkensUntilTheNextFrame() {
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    strip.inject(new LedFault.BrownOut());
    shines(DARK, DARK, DARK);
    send(RED_AT_31);
    shines(DARK, DARK, DARK);
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(RED, BLUE, GREEN);
  }

  @Test
  void aFlippedBitIsOneOfTheNextTransferOnly() {
    strip.inject(new LedFault.FlippedBit(32 + 8));
    send(START + RED_AT_31 + "00");
    shines(new Shine(255, 0, 128, 31), DARK, DARK);
    send(START + RED_AT_31 + "00");
    shines(RED, DARK, DARK);
  }

  @Test
  void aShortEndLosesTheLastBytes() {
    strip.inject(new LedFault.ShortEnd(1));
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(RED, BLUE, DARK);
  }

  @Test
  void aPauseOfTheClockDoesNoHarm() {
    strip.inject(new LedFault.ByteGap(6, 1_000_000));
    send(START + RED_AT_31 + BLUE_AT_1 + GREEN_AT_16 + "00");
    shines(RED, BLUE, GREEN);
  }

  private void send(String hex) {
    strip.write(HexFormat.of().parseHex(hex), 1_000_000);
  }

  private void shines(Shine... expected) {
    assertEquals(List.of(expected), strip.shines());
  }
}
