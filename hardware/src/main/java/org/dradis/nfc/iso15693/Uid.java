package org.dradis.nfc.iso15693;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Optional;
import org.dradis.port.TagId;

/**
 * The unique identifier of a tag (15693-3, 4.1): E0, the maker's code, 48 bits of the maker's.
 *
 * <p>It is written with E0 first and sent with E0 last; only this class knows.
 */
public record Uid(long value) implements Comparable<Uid> {
  public static final int BYTES = 8;

  /** Reads a UID as people write it, such as E00401502A49F6D0. */
  public static Uid parse(String hex) {
    if (hex.length() != 2 * BYTES) {
      throw new IllegalArgumentException("A UID has 16 hexadecimal digits, not " + hex + ".");
    }
    return new Uid(HexFormat.fromHexDigitsToLong(hex));
  }

  /** Reads a UID as tags send it, from that byte on. */
  public static Uid fromAir(byte[] bytes, int at) {
    long value = 0;
    for (int i = BYTES - 1; i >= 0; i--) {
      value = (value << 8) | (bytes[at + i] & 0xFF);
    }
    return new Uid(value);
  }

  /** Reads a UID from a tag's id, of whatever kind of tag; empty if it is none of these. */
  public static Optional<Uid> of(TagId id) {
    var bytes = id.bytes();
    return bytes.length == BYTES ? Optional.of(parse(id.toString())) : Optional.empty();
  }

  /** The id by which everyone else knows the tag. */
  public TagId id() {
    return TagId.of(ByteBuffer.allocate(BYTES).putLong(value).array());
  }

  /** The bytes as they are sent. */
  public byte[] toAir() {
    var bytes = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      bytes[i] = (byte) (value >>> (8 * i));
    }
    return bytes;
  }

  @Override
  public int compareTo(Uid other) {
    return Long.compareUnsigned(value, other.value);
  }

  @Override
  public String toString() {
    return HexFormat.of().withUpperCase().toHexDigits(value);
  }
}
