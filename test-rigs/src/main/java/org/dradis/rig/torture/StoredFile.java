package org.dradis.rig.torture;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A file as the disk has it: what is certain, and what may or may not have been written yet. */
final class StoredFile {
  /** A write, or a truncation to an offset if there is no data. */
  private record Change(long offset, @Nullable ByteBuffer data) {}

  private final Content certain = new Content();
  private final List<Change> pending = new ArrayList<>();

  void write(long offset, ByteBuffer data) {
    pending.add(new Change(offset, data));
  }

  void truncate(long length) {
    pending.add(new Change(length, null));
  }

  void sync() {
    apply(certain, Fate.KEPT, 1, new SplittableRandom(0));
    pending.clear();
  }

  /** The bytes that a power cut leaves. */
  byte[] after(Fate fate, double share, SplittableRandom random) {
    Content content = certain.copy();
    apply(content, fate, share, random);
    return content.bytes();
  }

  private void apply(Content content, Fate fate, double share, SplittableRandom random) {
    for (Change change : pending) {
      ByteBuffer data = change.data();
      if (data == null) {
        if (random.nextDouble() < share) {
          content.truncate(change.offset());
        }
        continue;
      }
      for (int at = 0; at < data.limit(); ) {
        int length = fate.piece(change.offset() + at, data.limit() - at);
        if (random.nextDouble() < share) {
          content.write(change.offset() + at, data.slice(at, length));
        }
        at += length;
      }
    }
  }

  private static final class Content {
    private byte[] bytes = new byte[0];
    private int length;

    void write(long offset, ByteBuffer data) {
      int end = Math.toIntExact(offset + data.limit());
      if (end > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
      }
      length = Math.max(length, end);
      data.get(0, bytes, (int) offset, data.limit());
    }

    void truncate(long to) {
      int end = Math.toIntExact(to);
      if (end > bytes.length) {
        bytes = Arrays.copyOf(bytes, end);
      }
      if (end < length) {
        Arrays.fill(bytes, end, length, (byte) 0);
      }
      length = end;
    }

    Content copy() {
      Content copy = new Content();
      copy.bytes = bytes();
      copy.length = length;
      return copy;
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, length);
    }
  }
}
