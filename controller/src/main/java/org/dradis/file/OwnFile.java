package org.dradis.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A file that comes with the program. */
public final class OwnFile {
  private OwnFile() {}

  /** Reads the file of this name beside a class. */
  public static String read(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the program");
      }
      return Utf8.decodeFile(name, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
