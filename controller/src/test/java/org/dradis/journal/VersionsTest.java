package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.dradis.journal.JournalTrouble.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersionsTest {
  private static final Path RESOURCES = Path.of("src/test/resources/journal");

  /** A step that only these tests know. */
  private static final Schema NEXT =
      next("ALTER TABLE game ADD COLUMN nickname TEXT NOT NULL DEFAULT 'Starbuck'");

  @TempDir Path folder;

  private static Schema next(String step) {
    List<String> steps = new ArrayList<>(Schema.CURRENT.steps());
    steps.add(step);
    return new Schema(steps);
  }

  /** The file of a new version is made with {@code -Ddradis.update=true}, and then stays. */
  @Test
  void journalsOfEveryVersionStillOpen() throws IOException {
    Path newest = RESOURCES.resolve("version-" + Schema.CURRENT.version() + ".db");
    if (Boolean.getBoolean("dradis.update") && Files.notExists(newest)) {
      writeCurrentVersion(newest);
    }
    for (int version = 1; version <= Schema.CURRENT.version(); version++) {
      Path file = folder.resolve("version-" + version + ".db");
      Files.copy(RESOURCES.resolve(file.getFileName()), file);
      try (var journal = SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE)) {
        assertKnown(journal);
        journal.append(journal.begin("{}"), List.of(new Entry(Kind.INPUT, 1, "{}")));
      }
      try (var journal = SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE)) {
        assertKnown(journal);
      }
    }
  }

  private static void assertKnown(Journal journal) {
    Instant at = Sample.CLOCK.instant();
    GameId game = new GameId(1);
    assertEquals(
        new GameSummary(game, at, at, 3, new Ending(at, "{\"closed\":true}"), "0.1.0"),
        journal.games().getFirst());
    assertEquals("{\"options\":[\"pegasus\"]}", journal.setup(game));
    assertEquals(
        List.of(
            new Row(1, at, Kind.INPUT, 1, "0.1.0", "{\"die\":8}"),
            new Row(2, at, Kind.EVENTS, 1, "0.1.0", "[{\"raider\":\"destroyed\"}]"),
            new Row(3, at, Kind.STATE, 1, "0.1.0", "{\"hash\":\"c0ffee\"}")),
        journal.rows(game, 0));
  }

  private void writeCurrentVersion(Path kept) throws IOException {
    Path file = folder.resolve("written.db");
    try (var journal = SqliteJournal.open(file, Sample.CLOCK, "0.1.0")) {
      GameId game = journal.begin("{\"options\":[\"pegasus\"]}");
      journal.append(
          game,
          List.of(
              new Entry(Kind.INPUT, 1, "{\"die\":8}"),
              new Entry(Kind.EVENTS, 1, "[{\"raider\":\"destroyed\"}]"),
              new Entry(Kind.STATE, 1, "{\"hash\":\"c0ffee\"}")));
      journal.end(game, "{\"closed\":true}");
    }
    Files.createDirectories(RESOURCES);
    Files.copy(file, kept);
  }

  @Test
  void anOlderJournalIsBroughtToTheNextVersionWithAllItsRows() throws IOException, SQLException {
    Path file = folder.resolve("table.db");
    Files.copy(RESOURCES.resolve("version-1.db"), file);
    try (var journal = SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE, NEXT)) {
      assertKnown(journal);
    }
    try (var connection = Sqlite.read(file)) {
      assertEquals(NEXT.version(), Schema.versionOf(connection));
      assertEquals("Starbuck", Sqlite.text(connection, "SELECT nickname FROM game"));
    }
  }

  @Test
  void aNewJournalHasTheNewestVersion() throws SQLException {
    Path file = folder.resolve("table.db");
    SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE, NEXT).close();
    try (var connection = Sqlite.read(file)) {
      assertEquals(NEXT.version(), Schema.versionOf(connection));
    }
  }

  @Test
  void aStepThatFailsLeavesTheJournalAtItsVersion() throws IOException {
    Path file = folder.resolve("table.db");
    Files.copy(RESOURCES.resolve("version-1.db"), file);
    Schema bad = next("CREATE TABLE half (id INTEGER); CREATE TABLE game (id INTEGER)");
    assertThrows(
        JournalTrouble.class, () -> SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE, bad));
    try (var journal = SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE)) {
      assertKnown(journal);
    }
  }

  @Test
  void aNewerJournalIsLeftAlone() throws IOException {
    Path file = folder.toRealPath().resolve("table.db");
    SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE, NEXT).close();
    byte[] before = Files.readAllBytes(file);
    var trouble =
        assertThrows(
            JournalTrouble.class, () -> SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE));
    assertEquals(Reason.NEWER, trouble.reason());
    assertTrue(
        trouble
            .getMessage()
            .endsWith(
                "was written by a newer Dradis (its version is %d, this program knows up to %d);"
                        .formatted(NEXT.version(), Schema.CURRENT.version())
                    + " update Dradis to open it."),
        trouble.getMessage());
    assertArrayEquals(before, Files.readAllBytes(file));
  }
}
