package org.dradis.rig.torture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What a program did to a file or said, as {@code recorder.c} writes it down. */
sealed interface Operation {
  /** A file, or the folder itself, was opened and is known by this number from now on. */
  record Opened(int file, String name) implements Operation {}

  record Created(int file, String name) implements Operation {}

  record Wrote(int file, long offset, ByteBuffer data) implements Operation {}

  record Truncated(int file, long length) implements Operation {}

  record Synced(int file) implements Operation {}

  record Renamed(String from, String to) implements Operation {}

  record Removed(String name) implements Operation {}

  record Spoke(String words) implements Operation {}

  static List<Operation> read(byte[] bytes) {
    ByteBuffer records = ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder());
    List<Operation> operations = new ArrayList<>();
    while (records.hasRemaining()) {
      operations.add(next(records));
    }
    return operations;
  }

  private static Operation next(ByteBuffer records) {
    char kind = (char) records.get();
    int file = records.getInt();
    long offset = records.getLong();
    int nameLength = records.getInt();
    int dataLength = records.getInt();
    String name = text(take(records, nameLength));
    ByteBuffer data = take(records, dataLength);
    return switch (kind) {
      case 'o' -> new Opened(file, name);
      case 'c' -> new Created(file, name);
      case 'w' -> new Wrote(file, offset, data);
      case 't' -> new Truncated(file, offset);
      case 's' -> new Synced(file);
      case 'r' -> new Renamed(name, text(data));
      case 'u' -> new Removed(name);
      case 'a' -> new Spoke(text(data));
      default -> throw new IllegalArgumentException("no record begins with " + kind);
    };
  }

  private static ByteBuffer take(ByteBuffer records, int length) {
    ByteBuffer part = records.slice(records.position(), length);
    records.position(records.position() + length);
    return part;
  }

  private static String text(ByteBuffer bytes) {
    return StandardCharsets.UTF_8.decode(bytes.duplicate()).toString();
  }
}
