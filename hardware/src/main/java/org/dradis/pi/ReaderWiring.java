package org.dradis.pi;

import java.util.List;

/**
 * How a group of PN5180 is wired, in BCM numbers.
 *
 * <p>With address lines, they drive a 74HC138, whose outputs are the NSS lines, and a 74HC151,
 * whose inputs are the BUSY lines. The enable line goes to the 138's E3, which is active high: a Pi
 * pulls that pin down until it is driven, so that nothing is selected while it starts. Without
 * address lines there is one reader, and the enable line is its NSS itself.
 *
 * @param addressPins none, or those of A0, A1 and A2 in that order
 * @param resetPin to RESET_N of all readers of the group
 */
public record ReaderWiring(
    int spiBus,
    int spiChannel,
    int spiHertz,
    List<Integer> addressPins,
    int enablePin,
    int busyPin,
    int resetPin) {

  /** The reference table's. */
  public static final ReaderWiring REFERENCE =
      new ReaderWiring(0, 0, 7_000_000, List.of(5, 6, 13), 12, 16, 24);

  public ReaderWiring {
    addressPins = List.copyOf(addressPins);
  }

  boolean isMultiplexed() {
    return !addressPins.isEmpty();
  }

  /** How many readers it can tell apart. */
  public int places() {
    return 1 << addressPins.size();
  }
}
