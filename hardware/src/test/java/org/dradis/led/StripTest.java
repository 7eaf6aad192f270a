package org.dradis.led;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.dradis.port.Colour;
import org.dradis.port.LedFrame;
import org.junit.jupiter.api.Test;

class StripTest {
  private static final CurrentLimit PLENTY = new CurrentLimit(100_000, LedDraw.CAUTIOUS);
  private static final LedFrame TWO =
      LedFrame.of(List.of(new Colour(0x11, 0x22, 0x33), new Colour(0xFF, 0, 0x80)));

  private final RecordingWires wires = new RecordingWires();

  @Test
  void apa102SendsStartThenBrightnessBlueGreenRedThenZeros() {
    new Apa102Strip(wires, 2, PLENTY, 7, 1_000_000).show(TWO);
    assertArrayEquals(
        HexFormat.of().parseHex("00000000" + "e7332211" + "e78000ff" + "00000000" + "00"),
        wires.last());
    assertEquals(1_000_000, wires.clockHz);
  }

  @Test
  void apa102EndsWithAStartFrameAndABitForEveryTwoLeds() {
    for (int n : new int[] {1, 16, 17, 300}) {
      new Apa102Strip(wires, n, PLENTY).show(LedFrame.filled(n, new Colour(255, 255, 255)));
      int end = wires.last().length - 4 - 4 * n;
      assertTrue(end * 8 >= 32 + (n + 1) / 2, () -> n + " LEDs");
      assertTrue((end - 1) * 8 < 32 + (n + 1) / 2, () -> n + " LEDs: too long");
    }
  }

  @Test
  void ws2812SendsGreenRedBlueAsPulsesBetweenTwoLatches() {
    new Ws2812Strip(wires, 1, PLENTY).show(LedFrame.of(List.of(new Colour(0x1B, 0xE4, 0x00))));
    assertEquals(3_200_000, wires.clockHz);
    var sent = wires.last();
    var low = new byte[128];
    assertArrayEquals(low, Arrays.copyOf(sent, 128));
    assertArrayEquals(low, Arrays.copyOfRange(sent, 140, 268));
    assertEquals("ccc88c88" + "888cc8cc" + "88888888", HexFormat.of().formatHex(sent, 128, 140));
  }

  @Test
  void aFrameOf300FitsTheKernelsBufferOf4096Bytes() {
    new Ws2812Strip(wires, 300, PLENTY).show(LedFrame.dark(300));
    assertTrue(wires.last().length <= 4096);
  }

  @Test
  void anUnchangedFrameIsNotSent() {
    for (var strip :
        List.of(new Apa102Strip(wires, 2, PLENTY), new Ws2812Strip(wires, 2, PLENTY))) {
      wires.transfers.clear();
      assertTrue(strip.show(TWO));
      assertFalse(strip.show(TWO.with(0, TWO.colour(0))));
      assertEquals(1, wires.transfers.size());
      assertTrue(strip.show(TWO.with(0, Colour.DARK)));
      assertEquals(2, wires.transfers.size());
    }
  }

  @Test
  void theFirstFrameIsSentEvenIfDark() {
    assertTrue(new Apa102Strip(wires, 2, PLENTY).show(LedFrame.dark(2)));
  }

  @Test
  void refreshSendsTheLastFrameAgain() {
    var strip = new Apa102Strip(wires, 2, PLENTY);
    strip.show(TWO);
    strip.refresh();
    assertEquals(2, wires.transfers.size());
    assertArrayEquals(wires.transfers.getFirst(), wires.last());
  }

  @Test
  void aFrameThatTheWiresRefusedIsSentNextTime() {
    var strip = new Apa102Strip(wires, 2, PLENTY);
    strip.show(TWO);
    wires.broken = true;
    assertThrows(IllegalStateException.class, () -> strip.show(LedFrame.dark(2)));
    wires.broken = false;
    assertTrue(strip.show(TWO), "half of the dark frame may have arrived");
  }

  @Test
  void wrongArgumentsAreRefusedInOneSentence() {
    refused("A strip has 1 to 10000 LEDs, but 0 were", () -> new Ws2812Strip(wires, 0, PLENTY));
    refused("A strip has 1 to 10000 LEDs, but -1 were", () -> new Apa102Strip(wires, -1, PLENTY));
    refused("The brightness is 0", () -> new Apa102Strip(wires, 1, PLENTY, 32, 1_000_000));
    refused("The clock is 1 to", () -> new Apa102Strip(wires, 1, PLENTY, 31, 24_000_000));
    refused("The strip has 3", () -> new Apa102Strip(wires, 3, PLENTY).show(TWO));
    refused("A channel of a colour", () -> new Colour(0, 256, 0));
    refused("A frame has no LEDs or more", () -> LedFrame.dark(-1));
    refused("An LED draws", () -> new LedDraw(1, 1, 1, -1));
    refused("A current limit", () -> new CurrentLimit(0, LedDraw.CAUTIOUS));
    refused(
        "300 LEDs draw 300 mA when dark, more than the limit of 299 mA.",
        () -> new Ws2812Strip(wires, 300, new CurrentLimit(299, LedDraw.CAUTIOUS)));
  }

  private static void refused(String start, Runnable wrong) {
    var message = assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
    assertTrue(message.startsWith(start) && message.endsWith("."), message);
  }
}
