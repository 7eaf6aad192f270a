package org.dradis.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A text file on disk; every trouble with it is a sentence that names it. */
public final class TextFile {
  private TextFile() {}

  /** Reads all of it; complaints go by the name. */
  public static String read(String name, Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new BadField(name, "is a folder, not a file");
      }
      return Utf8.decodeFile(name, Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      throw new BadField(name, "there is no such file");
    } catch (AccessDeniedException e) {
      throw new BadField(name, "may not be read");
    } catch (IOException e) {
      throw new BadField(name, "cannot be read: " + e.getMessage());
    }
  }

  /** Turns words of a user into a path. */
  public static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadField(name, "cannot be read: " + e.getMessage());
    }
  }
}
