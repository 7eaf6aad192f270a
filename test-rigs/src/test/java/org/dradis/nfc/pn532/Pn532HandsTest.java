package org.dradis.nfc.pn532;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dradis.nfc.pn532.Pad.Bus;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.Pn532Fault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Restless hands and a bad bus: what is reported is what lies on the pad, or nothing is reported.
 */
class Pn532HandsTest {

  private static final int ACTIONS = 5_000;

  @ParameterizedTest
  @EnumSource
  void whatIsReportedLiesOnThePad(Bus bus) {
    var random = new Random(42);
    var pad = new Pad(bus, 17);
    var driver = pad.driver();
    var box = box(random);
    var looks = 0;
    var troubles = 0;
    for (var action = 0; action < ACTIONS; action++) {
      var onPad = pad.chip.pad();
      switch (random.nextInt(4)) {
        case 0 -> {
          if (!box.isEmpty() && onPad.size() < 4) {
            pad.chip.put(box.remove(random.nextInt(box.size())));
          }
        }
        case 1 -> {
          if (!onPad.isEmpty()) {
            var lifted = onPad.get(random.nextInt(onPad.size()));
            pad.chip.lift(lifted);
            box.add(lifted);
          }
        }
        default -> {
          pad.chip.heal();
          var faulty = random.nextInt(3) == 0;
          for (var more = faulty ? 1 + random.nextInt(3) : 0; more > 0; more--) {
            var faults = Pn532Fault.values();
            pad.chip.inject(faults[random.nextInt(faults.length)], 1 + random.nextInt(3));
          }
          looks++;
          try {
            var seen = driver.look();
            compare(pad, seen, "action " + action);
          } catch (ChipTrouble trouble) {
            assertTrue(faulty, "trouble without a fault: " + trouble.getMessage());
            troubles++;
          }
        }
      }
    }
    assertTrue(troubles * 20 < looks, troubles + " troubles in " + looks + " looks");
  }

  /** Compared with what the tags said, for a fleeting one has made up another id by now. */
  private static void compare(Pad pad, List<TagId> seen, String when) {
    var there = pad.chip.pad().stream().limit(2).map(PadTag::lastSaid).map(TagId::of).toList();
    assertEquals(there, seen, when);
  }

  private static List<PadTag> box(Random random) {
    var box = new ArrayList<PadTag>();
    for (var length : new int[] {4, 4, 7, 7, 7, 10, 10}) {
      var uid = new byte[length];
      random.nextBytes(uid);
      uid[0] = 0x04;
      box.add(PadTag.of(TagId.of(uid).toString()));
    }
    box.add(PadTag.ofPart4("00FF00FF00FF00", "067577810280"));
    box.add(PadTag.ofPart4("0400FFFF00D54B", "14757781028000FF00FF00112233445566778899"));
    box.add(PadTag.fleeting(random));
    return box;
  }
}
