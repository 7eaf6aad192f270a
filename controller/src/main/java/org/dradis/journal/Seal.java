package org.dradis.journal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * The check sum of a row. SQLite notices a damaged page by its structure, but not a changed letter
 * in a text. Each seal takes in the one before it, so that a missing row shows too.
 */
final class Seal {
  /** What comes before the first. */
  static final int NONE = 0;

  private Seal() {}

  static int of(int before, long first, long second, long third, String... texts) {
    CRC32C sum = new CRC32C();
    sum.update(
        ByteBuffer.allocate(Integer.BYTES + 3 * Long.BYTES)
            .putInt(before)
            .putLong(first)
            .putLong(second)
            .putLong(third)
            .flip());
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
      sum.update(bytes);
    }
    return (int) sum.getValue();
  }
}
