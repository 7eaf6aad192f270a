package org.dradis.rig.chip;

import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * An ISO 14443A tag that can lie on a pad.
 *
 * <p>It answers a request only when it is idle (ISO/IEC 14443-3, 6.3): once listed it is selected,
 * halted or in part 4, and only loss of the field makes it idle again.
 */
public final class PadTag {

  private static final byte[] NO_ATS = {};

  private final byte[] ats;
  private final @Nullable RandomGenerator inventor;
  private byte[] uid;
  private byte[] lastSaid = {};
  private boolean idle = true;

  private PadTag(byte[] uid, byte[] ats, @Nullable RandomGenerator inventor) {
    this.uid = uid;
    this.ats = ats;
    this.inventor = inventor;
  }

  /** A tag with a fixed UID of 4, 7 or 10 bytes. */
  public static PadTag of(String uid) {
    return new PadTag(HexFormat.of().parseHex(uid), NO_ATS, null);
  }

  /** A tag that speaks ISO 14443-4 and so has an ATS, whose first byte counts the whole. */
  public static PadTag ofPart4(String uid, String ats) {
    return new PadTag(HexFormat.of().parseHex(uid), HexFormat.of().parseHex(ats), null);
  }

  /** A tag that invents a UID, 08 and three bytes, whenever it gets power (14443-3, 6.5.4). */
  public static PadTag fleeting(RandomGenerator inventor) {
    var tag = new PadTag(new byte[4], NO_ATS, inventor);
    tag.losePower();
    return tag;
  }

  /** The UID it has now. */
  public byte[] uid() {
    return uid.clone();
  }

  /** The UID it last told a reader, which may have got lost on the way; empty if there is none. */
  public byte[] lastSaid() {
    return lastSaid.clone();
  }

  boolean isIdle() {
    return idle;
  }

  void select() {
    idle = false;
    lastSaid = uid;
  }

  void losePower() {
    idle = true;
    if (inventor != null) {
      var next = new byte[4];
      inventor.nextBytes(next);
      next[0] = 0x08;
      uid = next;
    }
  }

  /** ATQA: the length of the UID is in bits 7 and 8 (ISO/IEC 14443-3, 6.5.2). */
  byte[] sensRes() {
    return new byte[] {0, (byte) (0x04 | ((cascadeLevels() - 1) << 6))};
  }

  /** SAK: bit 6 says that the tag speaks part 4 (ISO/IEC 14443-3, 6.5.3.4). */
  byte selRes() {
    return (byte) (ats.length > 0 ? 0x20 : 0x08);
  }

  byte[] ats() {
    return ats.clone();
  }

  /** UIDs of 4, 7 and 10 bytes take one, two and three (ISO/IEC 14443-3, 6.5.4). */
  int cascadeLevels() {
    return (uid.length - 1) / 3;
  }
}
