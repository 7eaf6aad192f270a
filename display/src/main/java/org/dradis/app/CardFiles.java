package org.dradis.app;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.dradis.cards.CardDecks;
import org.dradis.file.BadField;
import org.dradis.file.Utf8;

/** Card files on disk; every trouble with one is a sentence that names it. */
final class CardFiles {
  private CardFiles() {}

  /** The decks, corrected and extended by one file. */
  static CardDecks join(CardDecks decks, String file) {
    return decks.and(file, read(file));
  }

  private static String read(String file) {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new BadField(file, "is a folder, not a file");
      }
      return Utf8.decodeFile(file, Files.readAllBytes(path));
    } catch (NoSuchFileException e) {
      throw new BadField(file, "there is no such file");
    } catch (AccessDeniedException e) {
      throw new BadField(file, "may not be read");
    } catch (IOException | InvalidPathException e) {
      throw new BadField(file, "cannot be read: " + e.getMessage());
    }
  }
}
