package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SortedSet;
import java.util.TreeSet;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.iso15693.Anticollision;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.rig.chip.Heedless.Blindness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each fault: the driver gets over it, and a driver that does not look for it does not. */
class FaultTest {
  private static final Slot SILENT = new Slot.Silent();
  private static final String UID = "E00401502A49F6D0";
  private static final Slot ANSWERED = new Slot.Answered(Uid.parse(UID));

  @ParameterizedTest
  @EnumSource(names = {"STUCK_BUSY", "RESET", "BROWN_OUT"})
  void theDriverResetsTheChipAndSaysThatTheFieldWasLost(Fault fault) {
    var reader = new Reader();
    var tag = reader.put(UID);
    reader.driver.stayQuiet(tag.uid());
    reader.chip.inject(fault);
    assertEquals(ANSWERED, reader.driver.inventory(Mask.NONE));
    assertTrue(reader.driver.fieldsLost() > 0);
  }

  @ParameterizedTest
  @EnumSource(names = {"STUCK_BUSY", "RESET", "BROWN_OUT"})
  void aFaultInTheMiddleOfAnInventoryLosesNoTag(Fault fault) {
    for (int millis = 1; millis < 60; millis += 2) {
      var reader = new Reader();
      var uids = reader.putMany(5);
      reader.time.after(millis * 1_000_000L, () -> reader.chip.inject(fault));
      assertEquals(uids, new Anticollision(reader.driver).resolve(Mask.NONE).uids());
    }
  }

  @Test
  void withoutBoundedWaitsAStuckBusyHangsTheDriver() {
    var reader = new Reader(50_000, it -> new Heedless(it, Blindness.CLOCK));
    reader.put(UID);
    reader.chip.inject(Fault.STUCK_BUSY);
    var e = assertThrows(IllegalStateException.class, () -> reader.driver.inventory(Mask.NONE));
    assertEquals("The driver waits for ever.", e.getMessage());
  }

  @Test
  void withoutTheHandshakeNothingWorks() {
    assertThrows(
        ReaderException.class, () -> new Reader(0, it -> new Heedless(it, Blindness.BUSY)));
  }

  @ParameterizedTest
  @EnumSource(names = {"RESET", "BROWN_OUT"})
  void withoutALookAtTheFieldShipsVanish(Fault fault) {
    var reader = new Reader(50_000, it -> new Heedless(it, Blindness.FIELD));
    var tag = reader.put(UID);
    assertEquals(ANSWERED, reader.driver.check(tag.uid()));
    reader.chip.inject(fault);
    reader.time.advance(40_000_000);
    assertEquals(SILENT, reader.driver.check(tag.uid()));
  }

  @Test
  void aCorruptedAnswerIsNeitherAUidNorSilence() {
    var reader = new Reader();
    var tag = reader.put(UID);
    reader.chip.inject(Fault.CORRUPTED_ANSWERS);
    assertEquals(new Slot.Corrupted(), reader.driver.inventory(Mask.NONE));
    assertEquals(new Slot.Corrupted(), reader.driver.check(tag.uid()));
    var found = new Anticollision(reader.driver).resolve(Mask.NONE);
    assertTrue(found.uids().isEmpty());
    assertTrue(found.unread().getFirst().covers(tag.uid()));
    reader.chip.calm();
    assertEquals(ANSWERED, reader.driver.inventory(Mask.NONE));
  }

  @Test
  void withoutTheErrorFlagsACorruptedAnswerIsAWrongUid() {
    var reader = new Reader(50_000, it -> new Heedless(it, Blindness.RX_ERRORS));
    reader.put(UID);
    reader.chip.inject(Fault.CORRUPTED_ANSWERS);
    var slot = reader.driver.inventory(Mask.NONE);
    assertTrue(slot instanceof Slot.Answered);
    assertNotEquals(ANSWERED, slot);
  }

  @Test
  void silenceOfASpoiltChipIsNotBelieved() {
    var reader = new Reader();
    var tag = reader.put(UID);
    reader.chip.inject(Fault.SPOILT_SETUP);
    assertEquals(SILENT, reader.driver.check(tag.uid()));
    assertFalse(reader.driver.isSound());
    assertEquals(ANSWERED, reader.driver.check(tag.uid()));
    assertTrue(reader.driver.isSound());
  }

  @Test
  void withoutAnAuditTheSilenceOfASpoiltChipLasts() {
    var reader = new Reader(50_000, it -> new Heedless(it, Blindness.SETUP));
    var tag = reader.put(UID);
    reader.chip.inject(Fault.SPOILT_SETUP);
    assertTrue(reader.driver.isSound());
    assertEquals(SILENT, reader.driver.check(tag.uid()));
  }

  @Test
  void aChipThatIsUnpluggedEndsWithASentenceAndWorksAgainWhenItIsBack() {
    var reader = new Reader();
    reader.put(UID);
    reader.chip.inject(Fault.UNPLUGGED);
    var e = assertThrows(ReaderException.class, () -> reader.driver.inventory(Mask.NONE));
    assertEquals(
        "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.", e.getMessage());
    reader.chip.calm();
    assertEquals(ANSWERED, reader.driver.inventory(Mask.NONE));
  }

  @Test
  void noiseOnTheBusInventsNoTagAndHidesNoneForLong() {
    var reader = new Reader();
    var uids = reader.putMany(20);
    reader.chip.inject(Fault.NOISE);
    var found = foundIn(reader);
    assertEquals(uids, found);
  }

  @Test
  void withoutASecondReadNoiseInventsTags() {
    var reader = new Reader(50_000, it -> new Heedless(it, Blindness.SECOND_READ));
    var uids = reader.putMany(20);
    reader.chip.inject(Fault.NOISE);
    var found = foundIn(reader);
    found.removeAll(uids);
    assertTrue(!found.isEmpty());
  }

  /** A hundred searches; one that noise spoils entirely ends with its sentence. */
  private static SortedSet<Uid> foundIn(Reader reader) {
    var found = new TreeSet<Uid>();
    for (int i = 0; i < 100; i++) {
      try {
        found.addAll(new Anticollision(reader.driver).resolve(Mask.NONE).uids());
      } catch (ReaderException e) {
        assertTrue(e.getMessage().endsWith("."));
      }
    }
    return found;
  }
}
