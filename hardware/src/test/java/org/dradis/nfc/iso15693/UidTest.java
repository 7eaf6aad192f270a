package org.dradis.nfc.iso15693;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class UidTest {
  private static final Uid UID = Uid.parse("E00401502A49F6D0");

  @Test
  void aUidIsSentLeastSignificantByteFirst() {
    var air = HexFormat.of().parseHex("D0F6492A500104E0");
    assertArrayEquals(air, UID.toAir());
    assertEquals(UID, Uid.fromAir(air, 0));
    assertEquals("E00401502A49F6D0", UID.toString());
  }

  @Test
  void aUidHasSixteenDigits() {
    assertThrows(IllegalArgumentException.class, () -> Uid.parse("E004"));
  }

  @Test
  void aMaskIsTheLeastSignificantBits() {
    assertTrue(Mask.NONE.covers(UID));
    assertTrue(new Mask(12, 0x6D0).covers(UID));
    assertFalse(new Mask(12, 0x7D0).covers(UID));
    assertTrue(Mask.of(UID).covers(UID));
    assertFalse(Mask.of(UID).covers(new Uid(UID.value() ^ (1L << 63))));
  }

  @Test
  void aSlotLengthensTheMaskByItsFourBits() {
    assertEquals(new Mask(8, 0xD0), Mask.NONE.slot(0x0).slot(0xD));
  }

  /** 15693-3, 8.1: the mask is padded with zeros to whole bytes. */
  @Test
  void aMaskOfTwelveBitsTakesTwoBytes() {
    assertEquals("06010CD006", hex(Requests.inventory(new Mask(12, 0x6D0), true)));
  }

  @Test
  void requestsAreTheBytesOfTheStandard() {
    assertEquals("060100", hex(Requests.inventory(Mask.NONE, true)));
    assertEquals("260100", hex(Requests.inventory(Mask.NONE, false)));
    assertEquals("2202D0F6492A500104E0", hex(Requests.stayQuiet(UID)));
    assertEquals("2226D0F6492A500104E0", hex(Requests.resetToReady(UID)));
    assertEquals("2220D0F6492A500104E000", hex(Requests.readFirstBlock(UID)));
  }

  @Test
  void sixteenSlotsLeaveSixtyBitsForTheMask() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> Requests.inventory(new Mask(61, 0), true));
    assertEquals("With 16 slots a mask has at most 60 bits.", e.getMessage());
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().withUpperCase().formatHex(bytes);
  }
}
