package org.dradis.nfc.pn5180;

/** The byte order of all registers: least significant first (DS 11.4.3.1). */
final class LittleEndian {

  private LittleEndian() {}

  static byte[] bytes(int value) {
    return new byte[] {
      (byte) value, (byte) (value >> 8), (byte) (value >> 16), (byte) (value >> 24)
    };
  }

  static int word(byte[] bytes, int at) {
    return (bytes[at] & 0xFF)
        | (bytes[at + 1] & 0xFF) << 8
        | (bytes[at + 2] & 0xFF) << 16
        | (bytes[at + 3] & 0xFF) << 24;
  }
}
