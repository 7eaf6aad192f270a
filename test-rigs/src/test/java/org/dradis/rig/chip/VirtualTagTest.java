package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.rig.chip.VirtualTag.Health;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The virtual tag by ISO/IEC 15693-3 and the SLIX2 data sheet. */
class VirtualTagTest {
  private static final String QUIET = "22 02 D0 F6 49 2A 50 01 04 E0";
  private static final String ANSWER = "00 00 D0 F6 49 2A 50 01 04 E0";
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private final VirtualTime time = new VirtualTime();
  private final VirtualField field = new VirtualField(time);
  private final VirtualTag tag = new VirtualTag(Uid.parse("E00401502A49F6D0"));

  @BeforeEach
  void power() {
    field.put(tag);
    field.switchOn();
    time.advance(1_000_000);
  }

  /** 15693-3, annex C: the bytes 1 to 4 are sent with the CRC 91 39. */
  @Test
  void theCrcIsThatOfTheStandardsExample() {
    var sealed = Crc16.append((byte) 1, (byte) 2, (byte) 3, (byte) 4);
    assertArrayEquals(HEX.parseHex("01 02 03 04 91 39"), sealed);
    assertTrue(Crc16.fits(sealed));
    sealed[1] ^= 1;
    assertFalse(Crc16.fits(sealed));
  }

  /** 15693-2, 7 and 8, and 15693-3, 9, in microseconds. */
  @Test
  void timesAreThoseOfTheStandard() {
    assertEquals(75.52, RfTimes.REQUEST_SOF / 1e3, 0.01);
    assertEquals(37.76, RfTimes.REQUEST_EOF / 1e3, 0.01);
    assertEquals(302.08, RfTimes.BYTE / 1e3, 0.03);
    assertEquals(151.04, RfTimes.ANSWER_SOF / 1e3, 0.02);
    assertEquals(320.9, RfTimes.T1 / 1e3, 0.1);
  }

  /** 15693-3, 10.3.1: flags, DSFID, UID least significant byte first. */
  @Test
  void anInventoryOfOneSlotIsAnsweredAtOnce() {
    assertEquals(List.of(ANSWER), hear("26 01 00"));
  }

  /** 15693-3, 8.2: D0 ends in 0, the first slot; with the mask 0 the next four bits are D. */
  @Test
  void theFourBitsAboveTheMaskAreTheSlot() {
    assertEquals(List.of(ANSWER), hear("06 01 00"));
    assertEquals(List.of(), hear("06 01 04 00"));
    for (int slot = 1; slot < 16; slot++) {
      assertEquals(slot == 0xD ? List.of(ANSWER) : List.of(), eof(), "slot " + slot);
    }
  }

  @Test
  void aMaskThatDiffersIsNotAnswered() {
    assertEquals(List.of(ANSWER), hear("26 01 0C D0 06"));
    assertEquals(List.of(), hear("26 01 0C D0 07"));
  }

  @Test
  void aWrongCrcIsNotAnswered() {
    assertTrue(field.hear(new Airwave.Request(HEX.parseHex("26 01 00 00 00"))).isEmpty());
  }

  @Test
  void anotherRequestEndsTheInventory() {
    hear("06 01 04 00");
    hear("22 20 00 00 00 00 00 00 00 00 00");
    for (int slot = 1; slot < 16; slot++) {
      assertEquals(List.of(), eof());
    }
  }

  /** 15693-3, 10.3.2 and 7.5.3. */
  @Test
  void aQuietTagAnswersWhatIsAddressedToItOnly() {
    assertEquals(List.of(), hear(QUIET));
    assertEquals(List.of(), hear("26 01 00"));
    assertEquals(List.of(), hear("02 20 00"));
    assertEquals(List.of("00 00 00 00 00"), hear("22 20 D0 F6 49 2A 50 01 04 E0 00"));
    assertTrue(tag.isQuiet());
  }

  /** 15693-3, 10.4.7: only the addressed Reset to Ready reaches a quiet tag. */
  @Test
  void resetToReadyEndsQuiet() {
    hear(QUIET);
    assertEquals(List.of(), hear("02 26"));
    assertEquals(List.of("00"), hear("22 26 D0 F6 49 2A 50 01 04 E0"));
    assertEquals(List.of(ANSWER), hear("26 01 00"));
  }

  @Test
  void losingTheFieldEndsQuiet() {
    hear(QUIET);
    field.switchOff();
    assertFalse(tag.isQuiet());
  }

  @Test
  void aTagSlidFromOneLiveFieldIntoTheNextStaysQuiet() {
    var next = new VirtualField(time);
    next.switchOn();
    hear(QUIET);
    next.put(tag);
    field.lift(tag);
    assertTrue(tag.isQuiet());
    next.lift(tag);
    assertFalse(tag.isQuiet());
  }

  /** 15693-3 gives a tag 1 ms before it must hear. */
  @Test
  void aTagJustPoweredIsDeaf() {
    field.switchOff();
    field.switchOn();
    assertEquals(List.of(), hear("26 01 00"));
    time.advance(1_000_000);
    assertEquals(List.of(ANSWER), hear("26 01 00"));
  }

  @Test
  void deadTagsAndBankCardsSayNothing() {
    tag.with(Health.DEAD);
    field.put(VirtualTag.bankCard());
    time.advance(1_000_000);
    assertEquals(List.of(), hear("26 01 00"));
  }

  private List<String> hear(String request) {
    return texts(field.hear(new Airwave.Request(Crc16.append(HEX.parseHex(request)))));
  }

  private List<String> eof() {
    return texts(field.hear(new Airwave.Eof()));
  }

  private static List<String> texts(List<VirtualField.Answer> answers) {
    return answers.stream().map(it -> HEX.formatHex(Crc16.strip(it.bytes()))).toList();
  }
}
