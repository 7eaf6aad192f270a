package org.dradis.nfc.iso15693;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AnticollisionTest {
  private final List<Mask> asked = new ArrayList<>();

  @Test
  void anEmptyFieldTakesOneInventory() {
    assertTrue(resolve().uids().isEmpty());
    assertEquals(List.of(Mask.NONE), asked);
  }

  @Test
  void aCollisionIsAskedAgainWithItsSlotAsMask() {
    var near = new Uid(0xE004_0000_0000_0123L);
    var like = new Uid(0xE004_0000_0000_0223L);
    var other = new Uid(0xE004_0000_0000_0009L);
    var found = resolve(near, like, other);
    assertEquals(new TreeSet<>(List.of(near, like, other)), found.uids());
    assertEquals(List.of(Mask.NONE, new Mask(4, 0x3), new Mask(8, 0x23)), asked);
  }

  @Test
  void tagsThatDifferInTheHighestBitsOnlyAreTold() {
    var one = new Uid(0xE004_0000_0000_0000L);
    var two = new Uid(0x6004_0000_0000_0000L);
    assertEquals(new TreeSet<>(List.of(one, two)), resolve(one, two).uids());
    assertEquals(new Mask(60, 0x004_0000_0000_0000L), asked.getLast());
  }

  @Test
  void whatCannotBeReadIsToldByItsMask() {
    var found =
        new Anticollision(
                mask -> {
                  asked.add(mask);
                  return slots(5, new Slot.Corrupted());
                })
            .resolve(Mask.NONE);
    assertEquals(List.of(new Mask(12, 0x555)), found.unread());
    assertEquals(3, asked.size());
  }

  @Test
  void aCollisionThatIsGoneWhenAskedAgainIsUnread() {
    var found =
        new Anticollision(
                mask -> slots(5, mask.length() == 0 ? new Slot.Collided() : new Slot.Silent()))
            .resolve(Mask.NONE);
    assertEquals(List.of(new Mask(4, 5)), found.unread());
  }

  @Test
  void aFieldFullOfNoiseEnds() {
    var found =
        new Anticollision(
                mask -> {
                  asked.add(mask);
                  return Collections.nCopies(16, new Slot.Collided());
                })
            .resolve(Mask.NONE);
    assertEquals(400, asked.size());
    assertTrue(!found.unread().isEmpty());
  }

  private Anticollision.Found resolve(Uid... tags) {
    return new Anticollision(
            mask -> {
              asked.add(mask);
              return inventory(mask, tags);
            })
        .resolve(Mask.NONE);
  }

  private static List<Slot> inventory(Mask mask, Uid... tags) {
    var slots = new ArrayList<Slot>();
    for (int i = 0; i < 16; i++) {
      var slot = mask.slot(i);
      var answers = List.of(tags).stream().filter(slot::covers).toList();
      slots.add(
          switch (answers.size()) {
            case 0 -> new Slot.Silent();
            case 1 -> new Slot.Answered(answers.getFirst());
            default -> new Slot.Collided();
          });
    }
    return slots;
  }

  private static List<Slot> slots(int at, Slot slot) {
    var slots = new ArrayList<Slot>(Collections.nCopies(16, (Slot) new Slot.Silent()));
    slots.set(at, slot);
    return slots;
  }
}
