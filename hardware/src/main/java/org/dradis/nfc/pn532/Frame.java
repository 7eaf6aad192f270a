package org.dradis.nfc.pn532;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What went over the wire as one frame (UM 6.2.1): a normal or extended information frame, or one
 * of the three short ones.
 */
final class Frame {

  enum Kind {
    /** The command arrived (UM 6.2.1.3). */
    ACK,
    /** Say that again (UM 6.2.1.4). */
    NACK,
    /** The chip did not accept the command (UM 6.2.1.5). */
    ERROR,
    /** Data with good checksums. */
    INFORMATION,
    /** A good head, but fewer bytes than it promises. */
    CUT_SHORT,
    /** No frame, or one with a bad checksum. */
    BROKEN
  }

  /** The frame identifier TFI: which way the data goes. */
  static final byte TO_CHIP = (byte) 0xD4;

  static final byte FROM_CHIP = (byte) 0xD5;

  private static final byte TFI_OF_ERROR = 0x7F;
  private static final int LONGEST_NORMAL = 255;

  /** TFI and data of the longest frame the chip knows (UM 6.2.1.2). */
  private static final int LONGEST = 265;

  private static final byte[] NONE = {};

  private final Kind kind;
  private final byte[] data;
  private final int size;

  private Frame(Kind kind, byte[] data, int size) {
    this.kind = kind;
    this.data = data;
    this.size = size;
  }

  static byte[] ack() {
    return new byte[] {0, 0, (byte) 0xFF, 0, (byte) 0xFF, 0};
  }

  static byte[] nack() {
    return new byte[] {0, 0, (byte) 0xFF, (byte) 0xFF, 0, 0};
  }

  /** Wraps TFI and data; a frame that is too long for one length byte becomes an extended one. */
  static byte[] encode(byte[] content) {
    if (content.length == 0 || content.length > LONGEST) {
      throw new IllegalArgumentException("A frame holds 1 to 265 bytes, not " + content.length);
    }
    var extended = content.length > LONGEST_NORMAL;
    var start = extended ? 8 : 5;
    var frame = new byte[start + content.length + 2];
    frame[2] = (byte) 0xFF;
    if (extended) {
      frame[3] = (byte) 0xFF;
      frame[4] = (byte) 0xFF;
      frame[5] = (byte) (content.length >> 8);
      frame[6] = (byte) content.length;
      frame[7] = (byte) -(frame[5] + frame[6]);
    } else {
      frame[3] = (byte) content.length;
      frame[4] = (byte) -content.length;
    }
    System.arraycopy(content, 0, frame, start, content.length);
    frame[start + content.length] = (byte) -sum(content, 0, content.length);
    return frame;
  }

  /**
   * Finds the frame in what was read. Any number of bytes may stand before the start code 00 FF (UM
   * 6.2.1.6), and what has a bad head is no frame.
   */
  static Frame in(byte[] raw) {
    for (var at = 0; at + 3 < raw.length; at++) {
      if (raw[at] == 0 && raw[at + 1] == (byte) 0xFF) {
        var frame = headedAt(raw, at + 2);
        if (frame != null) {
          return frame;
        }
      }
    }
    return new Frame(Kind.BROKEN, NONE, 0);
  }

  private static @Nullable Frame headedAt(byte[] raw, int at) {
    var length = raw[at] & 0xFF;
    var check = raw[at + 1] & 0xFF;
    if (length == 0 && check == 0xFF) {
      return new Frame(Kind.ACK, NONE, at + 3);
    }
    if (length == 0xFF && check == 0) {
      return new Frame(Kind.NACK, NONE, at + 3);
    }
    if (length == 0xFF && check == 0xFF) {
      if (at + 4 >= raw.length || (byte) sum(raw, at + 2, at + 5) != 0) {
        return null;
      }
      return filled(raw, at + 5, ((raw[at + 2] & 0xFF) << 8) | (raw[at + 3] & 0xFF));
    }
    return length > 0 && (byte) (length + check) == 0 ? filled(raw, at + 2, length) : null;
  }

  private static @Nullable Frame filled(byte[] raw, int at, int length) {
    if (length == 0 || length > LONGEST) {
      return null;
    }
    var end = at + length;
    var size = end + 2;
    if (end >= raw.length) {
      return new Frame(Kind.CUT_SHORT, NONE, size);
    }
    if ((byte) sum(raw, at, end + 1) != 0) {
      return new Frame(Kind.BROKEN, NONE, size);
    }
    if (length == 1 && raw[at] == TFI_OF_ERROR) {
      return new Frame(Kind.ERROR, NONE, size);
    }
    return new Frame(Kind.INFORMATION, Arrays.copyOfRange(raw, at, end), size);
  }

  private static int sum(byte[] bytes, int from, int to) {
    var sum = 0;
    for (var i = from; i < to; i++) {
      sum += bytes[i];
    }
    return sum;
  }

  Kind kind() {
    return kind;
  }

  /** How many bytes, from the first one read, it takes to read this frame whole. */
  int size() {
    return size;
  }

  /** The data of an answer to this command, without TFI and code; null for anything else. */
  byte @Nullable [] answerTo(byte command) {
    var fits =
        kind == Kind.INFORMATION
            && data.length >= 2
            && data[0] == FROM_CHIP
            && data[1] == (byte) (command + 1);
    return fits ? Arrays.copyOfRange(data, 2, data.length) : null;
  }
}
