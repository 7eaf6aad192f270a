package org.dradis.nfc.pn5180;

/** What a PN5180 says of itself: major versions in the high byte, minor ones in the low. */
public record Versions(int product, int firmware, int eeprom) {

  static Versions of(byte[] eeprom) {
    return new Versions(word(eeprom, 0), word(eeprom, 2), word(eeprom, 4));
  }

  /** Whether a chip said this, and not a MISO line that floats or hangs low. */
  boolean plausible() {
    return plausible(product) && plausible(firmware);
  }

  private static boolean plausible(int version) {
    return version != 0x0000 && version != 0xFFFF;
  }

  private static int word(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8;
  }

  @Override
  public String toString() {
    return "PN5180 "
        + (product >> 8)
        + "."
        + (product & 0xFF)
        + ", firmware "
        + (firmware >> 8)
        + "."
        + (firmware & 0xFF);
  }
}
