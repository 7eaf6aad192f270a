package org.dradis.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second program away from a journal. The system drops the lock when the process ends,
 * however it ends. The file stays: removing it could part two programs that wait for it.
 */
final class TableLock implements AutoCloseable {
  private static final int LONGEST_NUMBER = 20;

  private final FileChannel channel;

  private TableLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Takes the lock of a journal, or says who has it. */
  static TableLock take(Path journal, Complaints complaints) {
    Path file = journal.resolveSibling(journal.getFileName() + ".lock");
    FileChannel channel = open(file, complaints);
    try {
      if (lock(channel) == null) {
        String owner = read(channel);
        channel.close();
        throw complaints.inUse(owner.isEmpty() ? "" : " (process " + owner + ")");
      }
      channel.truncate(0);
      String self = Long.toString(ProcessHandle.current().pid());
      channel.write(ByteBuffer.wrap(self.getBytes(StandardCharsets.US_ASCII)), 0);
    } catch (IOException e) {
      close(channel);
      throw complaints.of(e, file);
    }
    return new TableLock(channel);
  }

  private static FileChannel open(Path file, Complaints complaints) {
    try {
      return FileChannel.open(
          file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw complaints.of(e, Files.exists(file) ? file : file.resolveSibling(""));
    }
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException _) {
      return null;
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(LONGEST_NUMBER);
    channel.read(bytes, 0);
    return StandardCharsets.US_ASCII.decode(bytes.flip()).toString().strip();
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException _) {
      // The lock is gone with the process at the latest.
    }
  }

  @Override
  public void close() {
    close(channel);
  }
}
