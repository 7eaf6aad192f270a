package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteJournalTest extends JournalContract {
  @TempDir Path folder;

  @Override
  Journal open(Clock clock) {
    return SqliteJournal.open(folder.resolve("contract.db"), clock, ENGINE);
  }

  @Test
  void whatWasWrittenIsThereAfterOpeningAgain() {
    Path file = folder.resolve("deeper/down/table%20 1?ü.db");
    GameId game;
    List<Row> rows;
    try (var journal = SqliteJournal.open(file, clock, ENGINE)) {
      game = journal.begin("{}");
      journal.append(game, List.of(new Entry(Kind.INPUT, 1, "{}")));
      rows = journal.rows(game, 0);
    }
    try (var journal = SqliteJournal.open(file, clock, "0.2.0")) {
      assertEquals(rows, journal.rows(game, 0));
      assertEquals(2, journal.append(game, List.of(new Entry(Kind.INPUT, 1, "{}"))));
      assertEquals(
          List.of(ENGINE, "0.2.0"), journal.rows(game, 0).stream().map(Row::engine).toList());
    }
  }

  @Test
  void othersCanLookWhileItIsWritten() {
    Path file = folder.resolve("table.db");
    try (var journal = SqliteJournal.open(file, clock, ENGINE)) {
      GameId game = journal.begin("{\"a\":1}");
      try (var reader = SqliteJournal.read(file)) {
        assertEquals(journal.games(), reader.games());
        journal.append(game, List.of(new Entry(Kind.INPUT, 1, "{}")));
        assertEquals("{\"a\":1}", reader.setup(game));
        assertEquals(journal.rows(game, 0), reader.rows(game, 0));
      }
      journal.append(game, List.of(new Entry(Kind.INPUT, 1, "{}")));
    }
    try (var reader = SqliteJournal.read(file)) {
      assertEquals(2, reader.games().getFirst().rows());
    }
  }

  @Test
  void lookingMakesNoJournal() {
    Path file = folder.resolve("missing/table.db");
    var trouble = assertThrows(JournalTrouble.class, () -> SqliteJournal.read(file));
    assertEquals("There is no journal " + file + ".", trouble.getMessage());
    assertFalse(Files.exists(file.getParent()));
  }
}
