package org.dradis.app;

import org.dradis.cards.CardDecks;
import org.dradis.file.TextFile;

/** Card files on disk; every trouble with one is a sentence that names it. */
final class CardFiles {
  private CardFiles() {}

  /** The decks, corrected and extended by one file. */
  static CardDecks join(CardDecks decks, String file) {
    return decks.and(file, TextFile.read(file, TextFile.path(file)));
  }
}
