package org.dradis.rig.chip;

import java.util.Arrays;

/** The checksum of 15693-3, 7.1 and annex C: ISO/IEC 13239, preset to ones, sent inverted. */
final class Crc16 {
  private static final int POLYNOMIAL = 0x8408;
  private static final int BYTES = 2;
  private static final int[] TABLE = table();

  private Crc16() {}

  static int of(byte[] bytes, int length) {
    int crc = 0xFFFF;
    for (int i = 0; i < length; i++) {
      crc = (crc >> 8) ^ TABLE[(crc ^ bytes[i]) & 0xFF];
    }
    return ~crc & 0xFFFF;
  }

  /** What each byte does to the checksum, bit by bit. */
  private static int[] table() {
    var table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int crc = i;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 1) == 0 ? crc >> 1 : (crc >> 1) ^ POLYNOMIAL;
      }
      table[i] = crc;
    }
    return table;
  }

  /** The bytes with their checksum, least significant byte first. */
  static byte[] append(byte... bytes) {
    int crc = of(bytes, bytes.length);
    var sealed = Arrays.copyOf(bytes, bytes.length + BYTES);
    sealed[bytes.length] = (byte) crc;
    sealed[bytes.length + 1] = (byte) (crc >> 8);
    return sealed;
  }

  static boolean fits(byte[] sealed) {
    int length = sealed.length - BYTES;
    return length >= 0
        && of(sealed, length) == ((sealed[length] & 0xFF) | (sealed[length + 1] & 0xFF) << 8);
  }

  static byte[] strip(byte[] sealed) {
    return Arrays.copyOf(sealed, Math.max(0, sealed.length - BYTES));
  }
}
