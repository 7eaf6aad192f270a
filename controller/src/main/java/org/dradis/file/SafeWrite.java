package org.dradis.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file so that at any moment, power gone or not, the old or the new one is there. */
public final class SafeWrite {
  private SafeWrite() {}

  public static void text(Path file, String text) throws IOException {
    // A link stays one: what it points to is replaced.
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(file + " is no file");
    }
    Files.createDirectories(folder);
    // Its rights are the user's alone.
    Path next = Files.createTempFile(folder, "." + target.getFileName(), ".new");
    try {
      try (var channel = FileChannel.open(next, StandardOpenOption.WRITE)) {
        var bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(next, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(next);
      throw e;
    }
    force(folder);
  }

  /** Says why a file could not be written. */
  public static String why(Path file, IOException trouble) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      return "is a folder, not a file";
    }
    if (folder != null && !Files.exists(folder)) {
      return "cannot be written: there is no folder " + folder;
    }
    if (folder != null && !Files.isDirectory(folder)) {
      return "cannot be written: " + folder + " is a file, not a folder";
    }
    if (trouble instanceof AccessDeniedException) {
      return "may not be written";
    }
    String reason = trouble instanceof FileSystemException of ? of.getReason() : null;
    return "cannot be written: " + (reason == null ? trouble.getMessage() : reason);
  }

  /** The new name is durable once its folder is; not every system can do that. */
  private static void force(Path folder) {
    try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // The file itself is written and whole.
      return;
    }
  }
}
