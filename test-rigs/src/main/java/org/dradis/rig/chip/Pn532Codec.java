package org.dradis.rig.chip;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Frames as the chip reads and writes them (UM 6.2.1), written apart from the driver's. */
final class Pn532Codec {

  static final byte[] ACK = {0, 0, -1, 0, -1, 0};
  static final byte[] ERROR = {0, 0, -1, 1, -1, 0x7F, (byte) 0x81, 0};

  /** What a host can send. */
  enum Kind {
    ACK,
    NACK,
    COMMAND
  }

  /** A good frame from the host. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Heard(Kind kind, byte[] command) {}

  private Pn532Codec() {}

  /** Understands what the host wrote; null if it is damaged, which the chip passes over. */
  static @Nullable Heard hear(byte[] bytes) {
    var at = 0;
    while (at + 1 < bytes.length && !(bytes[at] == 0 && bytes[at + 1] == -1)) {
      at++;
    }
    at += 2;
    if (at + 2 > bytes.length) {
      return null;
    }
    int length = bytes[at] & 0xFF;
    int check = bytes[at + 1] & 0xFF;
    if (length == 0x00 && check == 0xFF) {
      return new Heard(Kind.ACK, new byte[0]);
    }
    if (length == 0xFF && check == 0x00) {
      return new Heard(Kind.NACK, new byte[0]);
    }
    at += 2;
    if (length == 0xFF && check == 0xFF && at + 3 <= bytes.length) {
      length = (bytes[at] & 0xFF) * 256 + (bytes[at + 1] & 0xFF);
      check = (bytes[at] & 0xFF) + (bytes[at + 1] & 0xFF) + (bytes[at + 2] & 0xFF);
      at += 3;
    } else {
      check += length;
    }
    if (check % 256 != 0 || length < 2 || at + length + 1 > bytes.length) {
      return null;
    }
    var sum = 0;
    for (var i = at; i <= at + length; i++) {
      sum += bytes[i] & 0xFF;
    }
    return sum % 256 == 0 && bytes[at] == (byte) 0xD4
        ? new Heard(Kind.COMMAND, Arrays.copyOfRange(bytes, at + 1, at + length))
        : null;
  }

  /** Frames an answer: D5, its code and its data. */
  static byte[] answer(byte[] codeAndData) {
    var length = codeAndData.length + 1;
    var out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {0, 0, -1});
    if (length < 256) {
      out.write(length);
      out.write(256 - length);
    } else {
      out.writeBytes(new byte[] {-1, -1});
      out.write(length / 256);
      out.write(length % 256);
      out.write(512 - length / 256 - length % 256);
    }
    out.write(0xD5);
    out.writeBytes(codeAndData);
    var sum = 0xD5;
    for (var each : codeAndData) {
      sum += each & 0xFF;
    }
    out.write(256 - sum % 256);
    out.write(0);
    return out.toByteArray();
  }
}
