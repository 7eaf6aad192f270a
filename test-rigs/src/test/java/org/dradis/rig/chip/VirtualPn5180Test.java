package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The virtual chip by the PN5180 data sheet (DS) alone: bytes and bits are written out, and none
 * come from the driver.
 */
class VirtualPn5180Test {
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final long MILLISECOND = 1_000_000;

  private final VirtualTime time = new VirtualTime();
  private final VirtualBus bus = new VirtualBus(time, 7_000_000, 0);
  private final VirtualField field = new VirtualField(time);
  private final VirtualPn5180 chip = new VirtualPn5180(time, field);

  @BeforeEach
  void startUp() {
    time.advance(5 * MILLISECOND);
  }

  /** DS table 51: 0x10 product, 0x12 firmware, 0x14 EEPROM version, two bytes each. */
  @Test
  void theEepromHoldsTheVersions() {
    assertEquals("00 04 01 04 00 99", ask("07 10 06", 6));
  }

  /** DS, IRQ_STATUS: bit 2, IDLE_IRQ, is set after the start. */
  @Test
  void aStartRaisesTheIdleInterruptAndIrqClearTakesIt() {
    assertEquals("04 00 00 00", ask("04 02", 4));
    tell("00 03 FF FF 0F 00");
    assertEquals("00 00 00 00", ask("04 02", 4));
  }

  /** DS 11.4.3.3: write, OR mask, AND mask; registers are little-endian. */
  @Test
  void registersAreWrittenWholeAndByMasks() {
    tell("00 18 78 56 34 12");
    tell("01 18 01 00 00 00");
    tell("02 18 FF 00 FF FF");
    assertEquals("79 00 34 12", ask("04 18", 4));
  }

  /** DS 11.4.3.3: several changes in order (1 write, 2 OR, 3 AND), several reads together. */
  @Test
  void registersAreWrittenAndReadTogether() {
    tell("03 18 01 0F 00 00 00 18 02 F0 00 00 00 18 03 3C 00 00 00 0C 01 01 02 03 04");
    assertEquals("3C 00 00 00 01 02 03 04", ask("05 18 0C", 8));
  }

  /** DS 11.4.1: BUSY rises with the frame, stays while NSS is low, falls when it is worked off. */
  @Test
  void busyIsHighFromTheFrameUntilItIsWorkedOff() {
    assertFalse(chip.busy());
    chip.select();
    chip.transfer(HEX.parseHex("17 00"));
    assertTrue(chip.busy());
    time.advance(MILLISECOND);
    assertTrue(chip.busy());
    chip.deselect();
    assertTrue(chip.busy());
    time.advance(MILLISECOND);
    assertFalse(chip.busy());
  }

  @Test
  void aFrameSentWhileBusyIsHighIsLost() {
    chip.select();
    chip.transfer(HEX.parseHex("00 18 01 00 00 00"));
    chip.deselect();
    chip.select();
    chip.transfer(HEX.parseHex("00 18 02 00 00 00"));
    chip.deselect();
    time.advance(MILLISECOND);
    assertEquals("01 00 00 00", ask("04 18", 4));
  }

  /** Half-duplex: the frame after a question carries its answer, whatever the host sends. */
  @Test
  void anInstructionInThePlaceOfAReadIsNotHeard() {
    tell("04 02");
    assertEquals("04 00 00 00 FF FF", HEX.formatHex(frame("00 18 01 00 00 00")));
    assertEquals("00 00 00 00", ask("04 18", 4));
  }

  /** A read without a question is an instruction 0xFF, which does not exist. */
  @Test
  void whatIsNoInstructionRaisesTheGeneralError() {
    assertEquals("FF FF", HEX.formatHex(frame("FF FF")));
    assertEquals("04 00 02 00", ask("04 02", 4));
  }

  @Test
  void anInstructionOfAWrongLengthRaisesTheGeneralError() {
    tell("04 02 03");
    assertEquals("04 00 02 00", ask("04 02", 4));
  }

  /** DS, SEND_DATA: the transceiver must wait to transmit. */
  @Test
  void sendDataOutsideOfWaitTransmitIsAGeneralError() {
    on();
    tell("09 00 26 01 00");
    assertEquals("04 00 02 00", ask("04 02", 4));
  }

  /** DS, RF_STATUS: bit 17 the own field, bits 26:24 the transceiver's state, 1 WaitTransmit. */
  @Test
  void rfStatusShowsFieldAndState() {
    assertEquals("00 00 00 00", ask("04 1D", 4));
    on();
    assertEquals("00 00 02 00", ask("04 1D", 4));
    transceive();
    assertEquals("00 00 02 01", ask("04 1D", 4));
    tell("17 00");
    assertEquals("00 00 00 01", ask("04 1D", 4));
  }

  /** DS: TX_IRQ 1, RX_SOF_DET 14, RX_IRQ 0; RX_STATUS bits 8:0 count the bytes without CRC. */
  @Test
  void anAnswerRaisesItsInterruptsOneAfterTheOther() {
    field.put(new VirtualTag(Uid.parse("E00401502A49F6D0")));
    on();
    transceive();
    long start = time.now();
    tell("09 00 26 01 00");
    // 15693-2: SOF 75.5 us, five bytes of 302 us, EOF 37.8 us.
    until(start + 1_500_000);
    assertEquals("00 00 00 00", ask("04 02", 4));
    until(start + 1_700_000);
    assertEquals("02 00 00 00", ask("04 02", 4));
    // 15693-3: t1 of 321 us, then SOF of 151 us.
    until(start + 2_250_000);
    assertEquals("02 40 00 00", ask("04 02", 4));
    // Twelve bytes of 302 us and EOF of 151 us.
    until(start + 6_000_000);
    assertEquals("03 40 00 00", ask("04 02", 4));
    assertEquals("0A 00 00 00", ask("04 13", 4));
    assertEquals("00 00 D0 F6 49 2A 50 01 04 E0", ask("0A 00", 10));
    assertEquals("00 00 D0 F6 49 2A 50 01 04 E0", ask("0A 00", 10));
  }

  /** RX_STATUS of phhalHw_Pn5180_Reg.h: integrity 16, collision 18, its bit in 25:19. */
  @Test
  void twoAnswersCollideInTheirFirstDifferentBit() {
    field.put(new VirtualTag(Uid.parse("E004010000000001")));
    field.put(new VirtualTag(Uid.parse("E004010000000003")));
    on();
    transceive();
    tell("09 00 26 01 00");
    time.advance(7 * MILLISECOND);
    // Flags and DSFID are 16 equal bits, then bit 0 is equal and bit 1 is not: position 17.
    assertEquals("0A 00 8D 00", ask("04 13", 4));
  }

  /** DS table 98: without TX_DATA_ENABLE and start symbol only the stop symbol goes out. */
  @Test
  void aLoneEofOpensTheNextSlot() {
    field.put(new VirtualTag(Uid.parse("E004010000000002")));
    on();
    transceive();
    tell("09 00 06 01 00");
    time.advance(3 * MILLISECOND);
    for (int slot = 1; slot <= 2; slot++) {
      tell("02 18 3F FB FF FF");
      tell("02 00 F8 FF FF FF");
      tell("00 03 FF FF 0F 00");
      transceive();
      tell("09 00");
      time.advance(7 * MILLISECOND);
      assertEquals(slot == 2 ? "03 40 00 00" : "02 00 00 00", ask("04 02", 4));
    }
  }

  @Test
  void aResetForgetsRegistersAndSwitchesTheFieldOff() {
    on();
    chip.reset(true);
    assertFalse(field.isOn());
    chip.reset(false);
    time.advance(5 * MILLISECOND);
    assertEquals("00 00 00 00", ask("04 18", 4));
  }

  @Test
  void oneBusSelectsOneChip() {
    var other = new DirectWires(bus, new VirtualPn5180(time, new VirtualField(time)));
    new DirectWires(bus, chip).select();
    assertThrows(IllegalStateException.class, other::select);
  }

  /** 7 MHz: eight bits take 1142 ns. */
  @Test
  void bytesTakeTheTimeOfTheClockAndCallsTheirPrice() {
    var priced = new VirtualBus(time, 7_000_000, 50_000);
    var slow = new DirectWires(priced, new VirtualPn5180(time, new VirtualField(time)));
    long start = time.now();
    slow.select();
    slow.transfer(new byte[7]);
    slow.deselect();
    assertEquals(3 * 50_000 + 8_000, time.now() - start);
  }

  private void on() {
    tell("11 0D 8D");
    tell("16 00");
    time.advance(5 * MILLISECOND);
  }

  private void transceive() {
    tell("00 03 FF FF 0F 00");
    tell("01 00 03 00 00 00");
  }

  private void tell(String hex) {
    frame(hex);
  }

  private String ask(String hex, int length) {
    frame(hex);
    return HEX.formatHex(frame("FF ".repeat(length).strip()));
  }

  private byte[] frame(String hex) {
    chip.select();
    byte[] in = chip.transfer(HEX.parseHex(hex));
    chip.deselect();
    while (chip.busy()) {
      time.advance(10_000);
    }
    return in;
  }

  private void until(long at) {
    time.advance(at - time.now());
  }
}
