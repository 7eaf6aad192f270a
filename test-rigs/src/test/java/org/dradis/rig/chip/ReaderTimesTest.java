package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.nfc.iso15693.Anticollision;
import org.dradis.nfc.iso15693.Mask;
import org.junit.jupiter.api.Test;

/** The table of docs/readers.md: virtual time is exact, so a change shows here. */
class ReaderTimesTest {
  private static final String UID = "E00401502A49F6D0";

  @Test
  void operationsTakeTheTimesOfTheDocumentation() {
    assertEquals(List.of(2.25, 6.06, 12.11, 4.27, 6.97, 4.61, 6.28, 175.01), times(0));
    assertEquals(List.of(3.26, 7.55, 28.3, 4.29, 8.46, 5.38, 8.37, 276.05), times(50_000));
    assertEquals(List.of(5.36, 10.65, 61.9, 5.29, 11.56, 7.48, 12.06, 497.65), times(150_000));
  }

  private static List<Double> times(long callNanos) {
    var empty = new Reader(callNanos, it -> it);
    var one = new Reader(callNanos, it -> it);
    var tag = one.put(UID).uid();
    one.driver.expect(List.of(tag));
    var twenty = new Reader(callNanos, it -> it);
    twenty.driver.expect(twenty.putMany(20));
    long emptySlots = empty.took(() -> empty.driver.inventoryInSlots(Mask.NONE));
    return List.of(
        millis(empty.took(() -> empty.driver.inventory(Mask.NONE))),
        millis(one.took(() -> one.driver.inventory(Mask.NONE))),
        millis(emptySlots),
        millis(one.took(() -> one.driver.inventoryInSlots(Mask.NONE)) - emptySlots),
        millis(one.took(() -> one.driver.check(tag))),
        millis(one.took(() -> one.driver.stayQuiet(tag))),
        millis(empty.took(empty.driver::fieldOn)),
        millis(twenty.took(() -> new Anticollision(twenty.driver).resolve(Mask.NONE))));
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e4) / 100.0;
  }
}
