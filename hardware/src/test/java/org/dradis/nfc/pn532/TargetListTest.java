package org.dradis.nfc.pn532;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HexFormat;
import java.util.List;
import org.dradis.port.TagId;
import org.junit.jupiter.api.Test;

/** Answers laid out as in UM 7.3.5: NbTg, then Tg, SENS_RES, SEL_RES, NFCID length, NFCID, ATS. */
class TargetListTest {

  @Test
  void everyLengthOfUidIsRead() {
    assertEquals(
        List.of(new Tag(TagId.parse("1ADA7444"), 0x0004, 0x08)),
        read("01 01 00 04 08 04 1A DA 74 44"));
    assertEquals(
        List.of(new Tag(TagId.parse("047BCB51962280"), 0x0044, 0x00)),
        read("01 01 00 44 00 07 04 7B CB 51 96 22 80"));
    assertEquals(
        List.of(new Tag(TagId.parse("0102030405060708090A"), 0x0084, 0x00)),
        read("01 01 00 84 00 0A 01 02 03 04 05 06 07 08 09 0A"));
    assertEquals(List.of(), read("00"));
  }

  @Test
  void theAtsOfTheFirstTagIsNotTakenForTheSecondTag() {
    assertEquals(
        List.of(
            new Tag(TagId.parse("04112233445566"), 0x0344, 0x20),
            new Tag(TagId.parse("1ADA7444"), 0x0004, 0x08)),
        read(
            "02 01 03 44 20 07 04 11 22 33 44 55 66 06 75 77 81 02 80"
                + " 02 00 04 08 04 1A DA 74 44"));
  }

  @Test
  void anAtsMayBeMissingAtTheEnd() {
    assertEquals(
        List.of(new Tag(TagId.parse("04112233445566"), 0x0344, 0x20)),
        read("01 01 03 44 20 07 04 11 22 33 44 55 66"));
  }

  @Test
  void whatIsNoListIsNotReadAsOne() {
    for (var bytes :
        new String[] {
          "03",
          "FF",
          "01",
          "00 00",
          "01 02 00 04 08 04 1A DA 74 44",
          "01 01 00 04 08 05 1A DA 74 44 00",
          "01 01 00 04 08 07 1A DA 74 44",
          "01 01 00 04 08 04 1A DA 74 44 00",
          "02 01 00 04 08 04 1A DA 74 44",
          "01 01 03 44 20 04 1A DA 74 44 06 75",
          "01 01 03 44 20 04 1A DA 74 44 00"
        }) {
      assertNull(read(bytes), bytes);
    }
    assertNull(TargetList.read(new byte[0]));
  }

  private static List<Tag> read(String bytes) {
    return TargetList.read(HexFormat.ofDelimiter(" ").parseHex(bytes));
  }
}
