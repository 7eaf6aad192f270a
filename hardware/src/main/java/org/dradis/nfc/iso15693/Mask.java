package org.dradis.nfc.iso15693;

/**
 * The least significant bits that a tag's UID must have to answer (15693-3, 8.1 and 8.2).
 *
 * <p>With sixteen slots the four bits above the mask are the tag's slot, so at most 60 bits mask.
 */
public record Mask(int length, long value) {
  public static final Mask NONE = new Mask(0, 0);
  public static final int LONGEST_WITH_SLOTS = 60;
  private static final int SLOT_BITS = 4;

  public Mask {
    if (length < 0 || length > Long.SIZE) {
      throw new IllegalArgumentException("A mask has 0 to 64 bits, not " + length + ".");
    }
    value = low(value, length);
  }

  /** The mask that only this tag passes. */
  public static Mask of(Uid uid) {
    return new Mask(Long.SIZE, uid.value());
  }

  /** The mask of the tags that answer in one of sixteen slots to this mask. */
  public Mask slot(int slot) {
    return new Mask(length + SLOT_BITS, value | (long) slot << length);
  }

  /** The mask of those that pass this one and have these two bits next. */
  public Mask quarter(int quarter) {
    return new Mask(length + 2, value | (long) quarter << length);
  }

  public boolean covers(Uid uid) {
    return low(uid.value(), length) == value;
  }

  /** The bytes of the request: least significant first, the last one padded with zeros. */
  byte[] toAir() {
    var bytes = new byte[(length + 7) / 8];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (value >>> (8 * i));
    }
    return bytes;
  }

  private static long low(long bits, int count) {
    return count == Long.SIZE ? bits : bits & ((1L << count) - 1);
  }
}
