package org.dradis.rig.sweep;

import java.util.Collection;

/**
 * The least time that standard inventories at 26 kbit/s take to read the zones of one bus one after
 * the other, if every slot on the air has a tag in it and the host takes no time at all.
 */
final class Floor {
  private static final double CARRIER_HERTZ = 13_560_000;
  private static final int SLOTS = 16;

  /** Carrier periods; 15693-2, 7 and 8, and 15693-3, 9. */
  private static final int BYTE = 4096;

  private static final int REQUEST_SYMBOLS = 1024 + 512;
  private static final int EOF = 512;
  private static final int T1 = 4352;
  private static final int T2 = 4192;
  private static final int ANSWER_SYMBOLS = 2 * 2048;

  /** Flags, command, length of the mask, CRC; and flags, DSFID, UID, CRC. */
  private static final int REQUEST_BYTES = 5;

  private static final int ANSWER_BYTES = 12;

  /** For small antennas to charge a tag, as the driver waits. */
  private static final double GUARD_MILLIS = 5;

  private Floor() {}

  static double millis(Collection<Integer> tagsInZones) {
    double millis = 0;
    for (int tags : tagsInZones) {
      int requests = Math.max(1, Math.ceilDiv(tags, SLOTS));
      millis += GUARD_MILLIS + requests * request() + tags * occupiedSlot();
    }
    return millis;
  }

  private static double request() {
    return inMillis(REQUEST_SYMBOLS + REQUEST_BYTES * BYTE);
  }

  private static double occupiedSlot() {
    return inMillis(T1 + ANSWER_SYMBOLS + ANSWER_BYTES * BYTE + T2 + EOF);
  }

  private static double inMillis(int periods) {
    return periods * 1e3 / CARRIER_HERTZ;
  }
}
