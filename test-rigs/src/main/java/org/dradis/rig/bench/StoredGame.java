package org.dradis.rig.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.JournalReader;
import org.dradis.journal.Row;
import org.dradis.journal.SqliteJournal;
import org.dradis.rig.Folders;
import org.dradis.session.Desk;

/**
 * A game that was played in memory, alone in a closed journal on the disk: the same rows as if it
 * had been played there, without a wait for each.
 */
final class StoredGame implements AutoCloseable {
  private static final String ENGINE = "bench";

  private final Path folder;
  private final Path file;
  private final GameId game;

  StoredGame(JournalReader played, GameId from) {
    try {
      folder = Files.createTempDirectory("dradis-bench");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    file = folder.resolve("table.db");
    try (var journal = SqliteJournal.open(file, Clock.systemUTC(), ENGINE)) {
      List<Entry> entries = new ArrayList<>();
      for (Row row : played.rows(from, 0)) {
        entries.add(new Entry(row.kind(), row.format(), row.json()));
      }
      game = journal.begin(played.setup(from));
      journal.append(game, entries);
    }
  }

  long bytes() {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens the file, with all the looks that a start takes at it, and takes the game up. */
  Desk resume() {
    try (var journal = SqliteJournal.open(file, Clock.systemUTC(), ENGINE)) {
      return Desk.resume(journal, game, AttackDeck.PRINTED);
    }
  }

  @Override
  public void close() {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
