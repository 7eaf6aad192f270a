package org.dradis.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Looks for damage in SQLite's write-ahead log (https://sqlite.org/fileformat2.html, 4). SQLite
 * takes the first frame with a wrong check sum for the end of the log: rightly so after a crash,
 * when the last transaction was still being written. But transactions are synced one by one, so
 * behind an unfinished one there is nothing; if whole ones follow, the log is damaged, and going on
 * would lose them.
 */
final class LogScan {
  private static final int HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final int MAGIC = 0x377f0682;
  private static final int LARGEST_PAGE = 1 << 16;

  private final FileChannel channel;
  private final ByteBuffer header;
  private final ByteBuffer frame;
  private final ByteOrder order;
  private int sum0;
  private int sum1;

  private LogScan(FileChannel channel, ByteBuffer header, int pageSize) {
    this.channel = channel;
    this.header = header;
    this.frame = ByteBuffer.allocate(FRAME_HEADER + pageSize);
    this.order = (header.getInt(0) & 1) == 1 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
  }

  /** Tells whether transactions that were once durable cannot be read any more. */
  static boolean findsDamage(Path log) throws IOException {
    if (Files.notExists(log)) {
      return false;
    }
    try (var channel = FileChannel.open(log, StandardOpenOption.READ)) {
      ByteBuffer header = ByteBuffer.allocate(HEADER);
      if (channel.read(header, 0) < HEADER) {
        return false;
      }
      int pageSize = header.getInt(8);
      if ((header.getInt(0) | 1) != (MAGIC | 1) || pageSize < 512 || pageSize > LARGEST_PAGE) {
        return holdsFrames(channel);
      }
      LogScan scan = new LogScan(channel, header, pageSize);
      scan.add(header, 0, FRAME_HEADER);
      if (scan.sum0 != header.getInt(24) || scan.sum1 != header.getInt(28)) {
        return holdsFrames(channel);
      }
      return scan.losesTransactions();
    }
  }

  /** The header is synced before the first frame is written, so that none follows half a header. */
  private static boolean holdsFrames(FileChannel channel) throws IOException {
    return channel.size() > HEADER + FRAME_HEADER;
  }

  private boolean losesTransactions() throws IOException {
    long at = HEADER;
    while (read(at) && isIntact()) {
      at += frame.capacity();
    }
    // From here on SQLite reads nothing. A commit here and one behind it are two transactions.
    int commits = 0;
    boolean first = true;
    while (read(at)) {
      if (isOfThisLog() && commits() && (first || isIntact())) {
        commits++;
      }
      first = false;
      sum0 = frame.getInt(16);
      sum1 = frame.getInt(20);
      at += frame.capacity();
    }
    return commits > 1;
  }

  private boolean read(long at) throws IOException {
    frame.clear();
    while (frame.hasRemaining()) {
      if (channel.read(frame, at + frame.position()) < 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isOfThisLog() {
    return frame.getLong(8) == header.getLong(16);
  }

  private boolean commits() {
    return frame.getInt(4) != 0;
  }

  /** Check sums run through all frames: each begins with that of the frame before. */
  private boolean isIntact() {
    if (!isOfThisLog()) {
      return false;
    }
    int before0 = sum0;
    int before1 = sum1;
    add(frame, 0, 8);
    add(frame, FRAME_HEADER, frame.capacity());
    boolean intact = sum0 == frame.getInt(16) && sum1 == frame.getInt(20);
    if (!intact) {
      sum0 = before0;
      sum1 = before1;
    }
    return intact;
  }

  private void add(ByteBuffer bytes, int from, int to) {
    ByteBuffer words = bytes.duplicate().order(order);
    for (int i = from; i < to; i += 2 * Integer.BYTES) {
      sum0 += words.getInt(i) + sum1;
      sum1 += words.getInt(i + Integer.BYTES) + sum0;
    }
  }
}
