package org.dradis.nfc.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Uid;
import org.junit.jupiter.api.Test;

class KnownTagsTest {

  @Test
  void noTwoKnownTagsPassOneMask() {
    var random = new SplittableRandom(1978);
    var box = new ArrayList<Uid>();
    for (int i = 0; i < 200; i++) {
      box.add(new Uid(0xE004_0150_0000_0000L | random.nextInt(1 << 12)));
    }
    var known = new KnownTags(box);
    for (var tag : known.all()) {
      assertEquals(List.of(tag), known.under(known.mask(tag)));
    }
  }

  @Test
  void aMaskIsAsShortAsItsBytesAllow() {
    var one = new Uid(0xE004_0150_0000_0001L);
    assertEquals(
        8, new KnownTags(List.of(one, new Uid(0xE004_0150_0000_0002L))).mask(one).length());
    assertEquals(
        16, new KnownTags(List.of(one, new Uid(0xE004_0150_0000_0101L))).mask(one).length());
    assertEquals(
        64, new KnownTags(List.of(one, new Uid(0x6004_0150_0000_0001L))).mask(one).length());
  }

  @Test
  void aStrangersMaskIsItsWholeUid() {
    var stranger = new Uid(0xE007_0000_0000_0007L);
    assertEquals(Mask.of(stranger), KnownTags.NONE.mask(stranger));
    assertFalse(KnownTags.NONE.contains(stranger));
  }
}
