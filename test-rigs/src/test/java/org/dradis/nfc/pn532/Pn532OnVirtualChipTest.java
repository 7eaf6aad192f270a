package org.dradis.nfc.pn532;

import static org.dradis.nfc.pn532.Pad.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.dradis.nfc.pn532.Pad.Bus;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class Pn532OnVirtualChipTest {

  @ParameterizedTest
  @EnumSource
  void everyLengthOfUidIsSeenPutAndLifted(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    assertEquals("1.6", driver.firmware());
    for (var uid : new String[] {"1ADA7444", "047BCB51962280", "0102030405060708090A"}) {
      assertEquals(List.of(), driver.look());
      var tag = tag(pad, uid);
      for (var look = 0; look < 3; look++) {
        assertEquals(List.of(TagId.parse(uid)), driver.look(), "look " + look);
      }
      pad.chip.lift(tag);
    }
    assertEquals(List.of(), driver.look());
  }

  @ParameterizedTest
  @EnumSource
  void twoTagsAreBothReportedAndAThirdIsNot(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    tag(pad, "0102030405060708090A");
    var second = tag(pad, "1ADA7444");
    tag(pad, "047BCB51962280");
    assertEquals(List.of("0102030405060708090A", "1ADA7444"), words(driver));
    pad.chip.lift(second);
    assertEquals(List.of("0102030405060708090A", "047BCB51962280"), words(driver));
  }

  @ParameterizedTest
  @EnumSource
  void whatATagSaysOfItselfIsKept(Bus bus) {
    var pad = new Pad(bus, 1);
    pad.chip.put(PadTag.ofPart4("04112233445566", "067577810280"));
    assertEquals(
        List.of(new Tag(TagId.parse("04112233445566"), 0x0044, 0x20)), pad.driver().poll());
  }

  @ParameterizedTest
  @EnumSource
  void anAnswerLongerThanUsualIsReadWhole(Bus bus) {
    for (var length : new int[] {15, 16, 20, 62, 109, 116}) {
      var pad = new Pad(bus, 1);
      var ats = new byte[length];
      ats[0] = (byte) length;
      for (var uid : new String[] {"0102030405060708090A", "0B02030405060708090A"}) {
        pad.chip.put(PadTag.ofPart4(uid, HexFormat.of().formatHex(ats)));
      }
      assertEquals(pad.truth(), pad.driver().look(), "ATS of " + length);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFleetingTagIsKnownAsSuch(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    pad.chip.put(PadTag.fleeting(new Random(3)));
    var truth = pad.truth();
    var first = driver.look();
    assertEquals(truth, first);
    assertTrue(first.getFirst().isFleeting());
    assertNotEquals(first, driver.look());
  }

  @ParameterizedTest
  @EnumSource
  void theFieldIsOffWhileATagLiesThere(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    tag(pad, "1ADA7444");
    driver.look();
    assertFalse(pad.chip.hasField());
  }

  @ParameterizedTest
  @EnumSource
  void withoutDroppingTheFieldTheSecondLookSeesNothing(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driverWithout(EnumSet.of(Remedy.DROP_FIELD));
    tag(pad, "1ADA7444");
    assertEquals(pad.truth(), driver.look());
    assertEquals(List.of(), driver.look());
  }

  @ParameterizedTest
  @EnumSource
  void aLookTakesLessThanATenthOfASecond(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    tag(pad, "0102030405060708090A");
    tag(pad, "0B02030405060708090A");
    var start = pad.time.nanos();
    driver.look();
    assertTrue(pad.time.nanos() - start < 100_000_000, "took " + (pad.time.nanos() - start));
  }

  private static List<String> words(Pn532 driver) {
    return driver.look().stream().map(TagId::toString).toList();
  }
}
