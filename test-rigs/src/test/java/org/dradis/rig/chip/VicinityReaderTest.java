package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.dradis.nfc.iso15693.Anticollision;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.rig.chip.VirtualTag.Health;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The driver against the virtual chip. */
class VicinityReaderTest {
  private static final Slot SILENT = new Slot.Silent();
  private final Reader reader = new Reader();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 16, 20, 60})
  void allTagsOfAFieldAreFound(int count) {
    var uids = reader.putMany(count);
    var found = new Anticollision(reader.driver).resolve(Mask.NONE);
    assertEquals(uids, found.uids());
    assertEquals(List.of(), found.unread());
    assertEquals(0, reader.driver.fieldsLost());
  }

  @ParameterizedTest
  @CsvSource({"0", "150000"})
  void thePriceOfACallDoesNotChangeWhatIsFound(long callNanos) {
    var other = new Reader(callNanos, it -> it);
    var uids = other.putMany(20);
    assertEquals(uids, new Anticollision(other.driver).resolve(Mask.NONE).uids());
    assertEquals(0, other.driver.fieldsLost());
  }

  @Test
  void eachTagAnswersInItsSlot() {
    var tag = reader.put("E00401502A49F6D7");
    var slots = reader.driver.inventoryInSlots(Mask.NONE);
    assertEquals(16, slots.size());
    assertEquals(new Slot.Answered(tag.uid()), slots.get(7));
    assertEquals(15, Collections.frequency(slots, SILENT));
  }

  @Test
  void aMaskChoosesWhoAnswers() {
    var one = reader.put("E004015000000012");
    var two = reader.put("E004015000000022");
    assertEquals(new Slot.Collided(), reader.driver.inventory(Mask.NONE));
    assertEquals(new Slot.Collided(), reader.driver.inventoryInSlots(Mask.NONE).get(2));
    assertEquals(new Slot.Answered(one.uid()), reader.driver.inventory(new Mask(8, 0x12)));
    assertEquals(new Slot.Answered(two.uid()), reader.driver.inventory(Mask.of(two.uid())));
    assertEquals(SILENT, reader.driver.inventory(new Mask(8, 0x32)));
  }

  @Test
  void aFullRequestFollowsLoneEofs() {
    var tag = reader.put("E00401502A49F6D7");
    for (int i = 0; i < 3; i++) {
      reader.driver.inventoryInSlots(Mask.NONE);
      assertEquals(new Slot.Answered(tag.uid()), reader.driver.inventory(Mask.NONE));
    }
  }

  @Test
  void aQuietTagLeavesTheFieldToArrivals() {
    var counted = reader.put("E00401502A49F6D0");
    reader.driver.stayQuiet(counted.uid());
    assertEquals(SILENT, reader.driver.inventory(Mask.NONE));
    var arrival = reader.put("E00401502A49F6D1");
    assertEquals(new Slot.Answered(arrival.uid()), reader.driver.inventory(Mask.NONE));
    assertEquals(new Slot.Answered(counted.uid()), reader.driver.check(counted.uid()));
    assertTrue(counted.isQuiet());
  }

  @Test
  void aTagResetToReadyAnswersAgain() {
    var tag = reader.put("E00401502A49F6D0");
    reader.driver.stayQuiet(tag.uid());
    assertEquals(new Slot.Answered(tag.uid()), reader.driver.resetToReady(tag.uid()));
    assertEquals(new Slot.Answered(tag.uid()), reader.driver.inventory(Mask.NONE));
  }

  @Test
  void aLiftedTagIsSilent() {
    var tag = reader.put("E00401502A49F6D0");
    assertEquals(new Slot.Answered(tag.uid()), reader.driver.check(tag.uid()));
    reader.field.lift(tag);
    assertEquals(SILENT, reader.driver.check(tag.uid()));
    assertEquals(SILENT, reader.driver.resetToReady(tag.uid()));
  }

  @Test
  void aTagLiftedWhileItAnswersIsCorrupted() {
    var tag = reader.put("E00401502A49F6D0");
    reader.time.after(4_000_000, () -> reader.field.lift(tag));
    assertEquals(new Slot.Corrupted(), reader.driver.inventory(Mask.NONE));
  }

  @Test
  void aWeakTagIsCorruptedNotSilentAndFoundWhenAskedAgain() {
    var tag = reader.put("E00401502A49F6D0").with(Health.WEAK);
    assertEquals(new Slot.Corrupted(), reader.driver.inventory(Mask.NONE));
    reader.driver.inventory(Mask.NONE);
    assertTrue(new Anticollision(reader.driver).resolve(Mask.NONE).uids().contains(tag.uid()));
  }

  @Test
  void deadTagsAndBankCardsDisturbNobody() {
    reader.put("E00401502A49F6D0").with(Health.DEAD);
    reader.field.put(VirtualTag.bankCard());
    var stranger = reader.put("E0078000000000D0");
    assertEquals(new Slot.Answered(stranger.uid()), reader.driver.inventory(Mask.NONE));
  }

  @Test
  void switchingTheFieldOffEndsQuiet() {
    var tag = reader.put("E00401502A49F6D0");
    reader.driver.stayQuiet(tag.uid());
    reader.driver.fieldOff();
    reader.time.advance(100_000);
    assertFalse(reader.field.isOn());
    reader.driver.fieldOn();
    assertEquals(new Slot.Answered(tag.uid()), reader.driver.inventory(Mask.NONE));
  }

  @Test
  void readersOfOneBusTakeTurns() {
    var bus = new VirtualBus(reader.time);
    var tag = new VirtualTag(new Uid(0xE004_0150_0000_0001L));
    var fields = List.of(new VirtualField(reader.time), new VirtualField(reader.time));
    fields.getLast().put(tag);
    var found =
        fields.stream()
            .map(
                field -> {
                  var chip =
                      new Pn5180(new DirectWires(bus, new VirtualPn5180(reader.time, field)));
                  var driver = new VicinityReader(chip);
                  driver.fieldOn();
                  return driver.inventory(Mask.NONE);
                })
            .toList();
    assertEquals(List.of(SILENT, new Slot.Answered(tag.uid())), found);
  }
}
