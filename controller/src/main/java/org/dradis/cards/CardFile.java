package org.dradis.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.dradis.file.Field;
import org.dradis.file.Members;

/** What all card files share. */
final class CardFile {
  private CardFile() {}

  static void checkFormat(Members root, String expected) {
    Field format = root.need("format");
    if (!format.text().equals(expected)) {
      throw format.wrong("must be \"" + expected + "\", not \"" + format.text() + "\"");
    }
  }

  /** A file that comes with the program. */
  static String resource(String name) {
    try (InputStream in = CardFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
