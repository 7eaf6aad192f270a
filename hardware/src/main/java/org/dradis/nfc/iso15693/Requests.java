package org.dradis.nfc.iso15693;

import java.io.ByteArrayOutputStream;

/** Requests as the host hands them to the chip, which adds SOF, CRC and EOF (15693-3, 7.3). */
final class Requests {
  /** Request flags, 15693-3, 7.3.1: high data rate always, one subcarrier. */
  private static final int HIGH_DATA_RATE = 0x02;

  private static final int INVENTORY_FLAG = 0x04;
  private static final int ONE_SLOT = 0x20;
  private static final int ADDRESS = 0x20;

  /** Command codes, 15693-3, table 8. */
  private static final int INVENTORY = 0x01;

  private static final int STAY_QUIET = 0x02;
  private static final int READ_SINGLE_BLOCK = 0x20;
  private static final int RESET_TO_READY = 0x26;

  private Requests() {}

  static byte[] inventory(Mask mask, boolean slots) {
    if (slots && mask.length() > Mask.LONGEST_WITH_SLOTS) {
      throw new IllegalArgumentException("With 16 slots a mask has at most 60 bits.");
    }
    var request = new ByteArrayOutputStream();
    request.write(HIGH_DATA_RATE | INVENTORY_FLAG | (slots ? 0 : ONE_SLOT));
    request.write(INVENTORY);
    request.write(mask.length());
    request.writeBytes(mask.toAir());
    return request.toByteArray();
  }

  static byte[] stayQuiet(Uid uid) {
    return addressed(STAY_QUIET, uid).toByteArray();
  }

  static byte[] resetToReady(Uid uid) {
    return addressed(RESET_TO_READY, uid).toByteArray();
  }

  /** Block 0, which every tag has: a quiet tag answers this and stays quiet. */
  static byte[] readFirstBlock(Uid uid) {
    var request = addressed(READ_SINGLE_BLOCK, uid);
    request.write(0);
    return request.toByteArray();
  }

  private static ByteArrayOutputStream addressed(int command, Uid uid) {
    var request = new ByteArrayOutputStream();
    request.write(HIGH_DATA_RATE | ADDRESS);
    request.write(command);
    request.writeBytes(uid.toAir());
    return request;
  }
}
