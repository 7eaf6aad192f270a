package org.dradis.nfc.pn532;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HexFormat;
import org.dradis.nfc.pn532.Frame.Kind;
import org.junit.jupiter.api.Test;

class FrameTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  /** UM 7.2.9 prints this answer of firmware 1.5. */
  private static final String VERSION = "00 00 FF 06 FA D5 03 32 01 05 07 E9 00";

  @Test
  void theManualsOwnFramesAreEncodedToTheByte() {
    // UM 6.2.1.6, GetFirmwareVersion; then RFConfiguration, item 5.
    assertEquals("00 00 FF 02 FE D4 02 2A 00", HEX.formatHex(Frame.encode(hex("D4 02"))));
    assertEquals(
        "00 00 FF 06 FA D4 32 05 FF 01 02 F3 00",
        HEX.formatHex(Frame.encode(hex("D4 32 05 FF 01 02"))));
    assertEquals(VERSION, HEX.formatHex(Frame.encode(hex("D5 03 32 01 05 07"))));
    assertEquals("00 00 FF 00 FF 00", HEX.formatHex(Frame.ack()));
    assertEquals("00 00 FF FF 00 00", HEX.formatHex(Frame.nack()));
  }

  @Test
  void theShortFramesAreToldApart() {
    assertEquals(Kind.ACK, Frame.in(Frame.ack()).kind());
    assertEquals(Kind.NACK, Frame.in(Frame.nack()).kind());
    assertEquals(Kind.ERROR, Frame.in(hex("00 00 FF 01 FF 7F 81 00")).kind());
  }

  @Test
  void anAnswerIsForItsCommandOnly() {
    var frame = Frame.in(hex(VERSION));
    assertArrayEquals(hex("32 01 05 07"), frame.answerTo((byte) 0x02));
    assertNull(frame.answerTo((byte) 0x14));
    assertNull(Frame.in(hex("00 00 FF 02 FE D4 03 29 00")).answerTo((byte) 0x02), "from a host");
  }

  @Test
  void garbageAndPreamblesBeforeTheStartCodeAreSkipped() {
    for (var before : new String[] {"00 00 00 ", "55 FF 13 00 FF 03 07 "}) {
      assertArrayEquals(
          hex("32 01 05 07"), Frame.in(hex(before + VERSION)).answerTo((byte) 0x02), before);
    }
    // Preamble and postamble may be missing (UM 6.2.1.6).
    assertArrayEquals(
        hex("32 01 05 07"),
        Frame.in(hex("00 FF 06 FA D5 03 32 01 05 07 E9")).answerTo((byte) 0x02));
  }

  @Test
  void noFlippedBitGetsThrough() {
    var good = hex(VERSION);
    for (var bit = 0; bit < good.length * 8; bit++) {
      var bad = good.clone();
      bad[bit / 8] ^= (byte) (1 << bit % 8);
      var data = Frame.in(bad).answerTo((byte) 0x02);
      if (data != null) {
        assertArrayEquals(hex("32 01 05 07"), data, "bit " + bit);
      }
    }
  }

  @Test
  void aFrameThatEndsEarlySaysHowLongItIs() {
    var good = hex(VERSION);
    for (var length = 5; length < 12; length++) {
      var frame = Frame.in(Arrays.copyOf(good, length));
      assertEquals(Kind.CUT_SHORT, frame.kind(), "length " + length);
      assertEquals(13, frame.size());
    }
    assertEquals(Kind.BROKEN, Frame.in(Arrays.copyOf(good, 4)).kind());
    assertEquals(Kind.BROKEN, Frame.in(new byte[0]).kind());
  }

  @Test
  void longContentsGoIntoExtendedFrames() {
    for (var length : new int[] {255, 256, 265}) {
      var content = new byte[length];
      Arrays.fill(content, (byte) 0x5A);
      content[0] = Frame.FROM_CHIP;
      content[1] = 0x41;
      var frame = Frame.encode(content);
      assertEquals(length + (length > 255 ? 10 : 7), frame.length);
      assertArrayEquals(
          Arrays.copyOfRange(content, 2, length), Frame.in(frame).answerTo((byte) 0x40));
    }
    assertThrows(IllegalArgumentException.class, () -> Frame.encode(new byte[266]));
    assertThrows(IllegalArgumentException.class, () -> Frame.encode(new byte[0]));
    // UM 6.2.1.2: FF FF, then the length in two bytes with a checksum over both.
    var head = Arrays.copyOf(Frame.encode(new byte[260]), 8);
    assertEquals("00 00 FF FF FF 01 04 FB", HEX.formatHex(head));
  }

  @Test
  void anExtendedHeadWithABadChecksumIsNoFrame() {
    assertEquals(Kind.BROKEN, Frame.in(hex("00 00 FF FF FF 01 04 FA D5 41 00")).kind());
    assertEquals(Kind.BROKEN, Frame.in(hex("00 00 FF FF FF 01")).kind());
    assertEquals(Kind.BROKEN, Frame.in(hex("00 00 FF FF FF FF FF 02 D5")).kind());
  }

  private static byte[] hex(String bytes) {
    return HEX.parseHex(bytes);
  }
}
