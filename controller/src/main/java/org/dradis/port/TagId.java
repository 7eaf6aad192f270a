package org.dradis.port;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The number by which a tag is known, most significant byte first as printed on its packet. */
public final class TagId implements Comparable<TagId> {

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final byte[] bytes;

  private TagId(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Copies the bytes of an id. */
  public static TagId of(byte... bytes) {
    if (bytes.length == 0) {
      throw new IllegalArgumentException("A tag's id has at least one byte.");
    }
    return new TagId(bytes.clone());
  }

  /** Reads an id as {@link #toString} writes it. */
  public static TagId parse(String hex) {
    return of(HEX.parseHex(hex));
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  /**
   * Says whether the tag makes its id up anew each time, so that nothing can be enrolled by it:
   * four bytes of which the first is 08 (ISO/IEC 14443-3, 6.5.4).
   */
  public boolean isFleeting() {
    return bytes.length == 4 && bytes[0] == 0x08;
  }

  /**
   * Says whether zones can read it: eight bytes of which the first is E0 (ISO/IEC 15693-3, 4.1).
   */
  public boolean isForZones() {
    return bytes.length == 8 && bytes[0] == (byte) 0xE0;
  }

  @Override
  public int compareTo(TagId other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TagId that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return HEX.formatHex(bytes);
  }
}
