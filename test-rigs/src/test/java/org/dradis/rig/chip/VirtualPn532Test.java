package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Test;

/** The virtual chip against the tables of UM0701-02 (UM), byte by byte and without the driver. */
class VirtualPn532Test {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final String ACK = "00 00 FF 00 FF 00";
  private static final String NACK = "00 00 FF FF 00 00";
  private static final String ERROR = "00 00 FF 01 FF 7F 81 00";
  private static final String VERSION = "00 00 FF 02 FE D4 02 2A 00";
  private static final String IS_VERSION = "00 00 FF 06 FA D5 03 32 01 06 07 E8 00";
  private static final String SAM_NORMAL = "00 00 FF 03 FD D4 14 01 17 00";
  private static final String IS_SAM = "00 00 FF 02 FE D5 15 16 00";
  private static final String TRY_ONCE = "00 00 FF 06 FA D4 32 05 FF 01 00 F5 00";
  private static final String IS_RF = "00 00 FF 02 FE D5 33 F8 00";
  private static final String FIELD_OFF = "00 00 FF 04 FC D4 32 01 00 F9 00";
  private static final String LIST_ONE = "00 00 FF 04 FC D4 4A 01 00 E1 00";
  private static final String LIST_TWO = "00 00 FF 04 FC D4 4A 02 00 E0 00";
  private static final String NONE = "00 00 FF 03 FD D5 4B 00 E0 00";

  private final VirtualTime time = new VirtualTime();
  private final VirtualPn532 chip = new VirtualPn532(time, 1);
  private final I2cFraming.Wires i2c = chip.i2c();

  /** UM 7.2.11: its address wakes it, and the oscillator needs up to 2 ms. */
  @Test
  void aSleepingChipHearsNothingUntilItsOscillatorRuns() throws IOException {
    assertThrows(IOException.class, () -> i2c.write(HEX.parseHex(VERSION)));
    assertThrows(IOException.class, () -> i2c.read(1));
    time.pause(2_000_000);
    assertArrayEquals(new byte[] {0}, i2c.read(1), "what it was told while asleep is lost");
    assertEquals(IS_VERSION, tell(VERSION));
  }

  /** UM 6.2.2 and 6.2.4: ACK, then the answer, each behind a status byte of 01. */
  @Test
  void aCommandIsAcknowledgedAndThenAnswered() throws IOException {
    wake();
    i2c.write(HEX.parseHex(VERSION));
    assertEquals("00", HEX.formatHex(i2c.read(1)));
    time.pause(1_000_000);
    assertEquals("01", HEX.formatHex(i2c.read(1)));
    assertEquals("01 " + ACK, HEX.formatHex(i2c.read(7)));
    time.pause(1_000_000);
    assertEquals("01 " + IS_VERSION, HEX.formatHex(i2c.read(14)));
    assertEquals("00", HEX.formatHex(i2c.read(1)), "and that was all");
  }

  /** UM 6.2.1.6: preamble and postamble may be longer or missing. */
  @Test
  void preambleAndPostambleAreOptional() throws IOException {
    wake();
    assertEquals(IS_VERSION, tell("00 FF 02 FE D4 02 2A"));
    assertEquals(IS_VERSION, tell("00 00 00 00 00 FF 02 FE D4 02 2A 00 00 00"));
  }

  /** UM 6.2.1.2: the same command in an extended frame. */
  @Test
  void extendedFramesAreUnderstood() throws IOException {
    wake();
    assertEquals(IS_VERSION, tell("00 00 FF FF FF 00 02 FE D4 02 2A 00"));
  }

  /** UM 6.2.1.1: LEN + LCS and TFI + data + DCS are 00 in the lower byte; TFI is D4. */
  @Test
  void damagedFramesAreNotAcknowledged() throws IOException {
    wake();
    for (var bad :
        new String[] {
          "00 00 FF 02 FF D4 02 2A 00",
          "00 00 FF 02 FE D4 02 2B 00",
          "00 00 FF 02 FE D5 02 29 00",
          "00 00 FF 02 FE D4",
          "00 00 FE 02 FE D4 02 2A 00",
          "00 00 FF FF FF 00 02 FD D4 02 2A 00",
          "00"
        }) {
      i2c.write(HEX.parseHex(bad));
      time.pause(100_000_000);
      assertEquals("00", HEX.formatHex(i2c.read(1)), bad);
    }
  }

  /** UM 6.2.1.4: NACK has the last answer repeated, also one of which only the head was read. */
  @Test
  void nackRepeatsTheAnswer() throws IOException {
    wake();
    tell(VERSION);
    for (var length : new int[] {6, 14}) {
      i2c.write(HEX.parseHex(NACK));
      time.pause(1_000_000);
      assertEquals(
          ("01 " + IS_VERSION).substring(0, 3 * length - 1), HEX.formatHex(i2c.read(length)));
      assertEquals("00", HEX.formatHex(i2c.read(1)), "the rest is lost");
    }
  }

  /** UM 6.2.2.2: an ACK of the host ends what is under way. */
  @Test
  void anAckOfTheHostAborts() throws IOException {
    wake();
    i2c.write(HEX.parseHex(VERSION));
    i2c.write(HEX.parseHex(ACK));
    time.pause(100_000_000);
    assertEquals("00", HEX.formatHex(i2c.read(1)));
  }

  /** UM 6.2.2: a new command takes the place of the one under way. */
  @Test
  void aCommandReplacesTheOneBefore() throws IOException {
    wake();
    i2c.write(HEX.parseHex(VERSION));
    assertEquals(IS_SAM, tell(SAM_NORMAL));
  }

  /** AN10609 (C106): power-on is low battery mode, which SAMConfiguration ends. */
  @Test
  void withoutSamConfigurationItRefusesAllThatNeedsTheField() throws IOException {
    wake();
    for (var command : new String[] {TRY_ONCE, LIST_ONE, FIELD_OFF, release(0)}) {
      assertEquals(ERROR, tell(command));
    }
    assertEquals(IS_SAM, tell(SAM_NORMAL));
    assertEquals(IS_RF, tell(TRY_ONCE));
    assertEquals(NONE, tell(LIST_ONE));
    chip.reset();
    wake();
    assertEquals(ERROR, tell(LIST_ONE), "and a reset brings it back");
  }

  /** UM 6.2.1.5: a syntax error is acknowledged and answered with the error frame. */
  @Test
  void syntaxErrorsAreAnsweredWithTheErrorFrame() throws IOException {
    setUp();
    for (var command :
        new String[] {
          "00 00 FF 02 FE D4 99 93 00", // no such command
          "00 00 FF 04 FC D4 4A 03 00 DF 00", // three targets (UM 7.3.5: one or two)
          "00 00 FF 04 FC D4 4A 00 00 E2 00", // none
          "00 00 FF 03 FD D4 4A 01 E1 00", // no baud rate
          "00 00 FF 04 FC D4 32 05 FF F6 00", // MaxRetries has three bytes (UM 7.3.1)
          "00 00 FF 03 FD D4 14 05 13 00" // modes are 1 to 4 (UM 7.2.10)
        }) {
      assertEquals(ERROR, tell(command), command);
    }
  }

  /** UM 7.3.1, item 5: FF, the value after power-on, looks for ever. */
  @Test
  void unlessToldOtherwiseAListWaitsForATag() throws IOException {
    wake();
    tell(SAM_NORMAL);
    i2c.write(HEX.parseHex(LIST_ONE));
    time.pause(1_000_000);
    i2c.read(7);
    time.pause(10_000_000_000L);
    assertEquals("00", HEX.formatHex(i2c.read(1)));
    chip.put(PadTag.of("1ADA7444"));
    assertEquals("01", HEX.formatHex(i2c.read(1)));
  }

  /** UM 7.3.5: Tg, SENS_RES, SEL_RES, NFCID1 length, NFCID1 and the ATS of a part 4 tag. */
  @Test
  void targetsAreListedWithAllTheySay() throws IOException {
    setUp();
    assertEquals(NONE, tell(LIST_TWO));
    var four = PadTag.of("1ADA7444");
    chip.put(four);
    assertEquals("00 00 FF 0C F4 D5 4B 01 01 00 04 08 04 1A DA 74 44 22 00", tell(LIST_TWO));
    chip.lift(four);
    chip.put(PadTag.ofPart4("04112233445566", "067577810280"));
    chip.put(PadTag.of("0102030405060708090A"));
    chip.put(four);
    assertEquals(
        "D5 4B 02 01 00 44 20 07 04 11 22 33 44 55 66 06 75 77 81 02 80"
            + " 02 00 84 08 0A 01 02 03 04 05 06 07 08 09 0A",
        content(tell(LIST_TWO)));
  }

  /** ISO/IEC 14443-3, 6.3: a tag that was selected answers no request until it loses power. */
  @Test
  void aListedTagIsListedAgainOnlyAfterTheFieldWasOff() throws IOException {
    setUp();
    chip.put(PadTag.of("1ADA7444"));
    assertNotEquals(NONE, tell(LIST_ONE));
    assertTrue(chip.hasField());
    assertEquals(NONE, tell(LIST_ONE));
    assertEquals("D5 53 00", content(tell(release(0))));
    assertEquals(NONE, tell(LIST_ONE), "released is halted");
    assertEquals(IS_RF, tell(FIELD_OFF));
    assertFalse(chip.hasField());
    assertNotEquals(NONE, tell(LIST_ONE));
  }

  /** UM 7.3.11, and error 27 of UM 7.1. */
  @Test
  void onlyAListedTargetIsReleased() throws IOException {
    setUp();
    assertEquals("D5 53 27", content(tell(release(1))));
    chip.put(PadTag.of("1ADA7444"));
    tell(LIST_ONE);
    assertEquals("D5 53 00", content(tell(release(1))));
    assertEquals("D5 53 27", content(tell(release(2))));
  }

  /** ISO/IEC 14443-3, 6.5.4: a random UID begins with 08 and lasts as long as the field. */
  @Test
  void aFleetingTagHasAnotherUidAfterEveryLossOfTheField() throws IOException {
    setUp();
    chip.put(PadTag.fleeting(new Random(7)));
    var first = content(tell(LIST_ONE));
    tell(FIELD_OFF);
    var second = content(tell(LIST_ONE));
    assertTrue(first.startsWith("D5 4B 01 01 00 04 08 04 08 "), first);
    assertTrue(second.startsWith("D5 4B 01 01 00 04 08 04 08 "), second);
    assertNotEquals(first, second);
  }

  /** UM 6.2.5: 01 writes, 02 asks for the status, 03 reads; the lowest bit goes first. */
  @Test
  void overSpiTheSameBytesGoLowestBitFirst() throws IOException {
    var spi = chip.spi();
    assertEquals("FF FF", HEX.formatHex(spi.exchange(HEX.parseHex("40 00"))), "it is asleep");
    time.pause(2_000_000);
    spi.exchange(HEX.parseHex("80 00 00 FF 40 7F 2B 40 54 00"));
    assertEquals("00 00", HEX.formatHex(spi.exchange(HEX.parseHex("40 00"))));
    time.pause(1_000_000);
    assertEquals("00 80", HEX.formatHex(spi.exchange(HEX.parseHex("40 00"))));
    assertEquals(
        "00 00 00 FF 00 FF 00", HEX.formatHex(spi.exchange(HEX.parseHex("C0 00 00 00 00 00 00"))));
    time.pause(1_000_000);
    var answer = spi.exchange(Arrays.copyOf(HEX.parseHex("C0"), 14));
    assertEquals("00 00 00 FF 60 5F AB C0 4C 80 60 E0 17 00", HEX.formatHex(answer));
  }

  private void wake() {
    assertThrows(IOException.class, () -> i2c.read(1));
    time.pause(2_000_000);
  }

  private void setUp() throws IOException {
    wake();
    assertEquals(IS_SAM, tell(SAM_NORMAL));
    assertEquals(IS_RF, tell(TRY_ONCE));
  }

  /** Sends a frame, reads the ACK and gives the frame of the answer. */
  private String tell(String frame) throws IOException {
    i2c.write(HEX.parseHex(frame));
    time.pause(1_000_000);
    assertEquals("01 " + ACK, HEX.formatHex(i2c.read(7)));
    time.pause(100_000_000);
    var raw = i2c.read(120);
    assertEquals(1, raw[0]);
    var length = (raw[4] & 0xFF) + 7;
    return HEX.formatHex(raw, 1, 1 + length);
  }

  private static String content(String frame) {
    return frame.substring(15, frame.length() - 6);
  }

  private static String release(int target) {
    return HEX.formatHex(
        new byte[] {
          0, 0, -1, 3, -3, (byte) 0xD4, 0x52, (byte) target, (byte) -(0xD4 + 0x52 + target), 0
        });
  }
}
