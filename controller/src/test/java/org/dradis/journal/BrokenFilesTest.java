package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import org.dradis.journal.JournalTrouble.Reason;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokenFilesTest {
  private static final String LEFT =
      " It was left as it is; move it away, or start with --journal FILE.";

  private static final Sample SAMPLE = Sample.write(8);

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() throws IOException {
    file = folder.toRealPath().resolve("table.db");
  }

  private SqliteJournal open() {
    return SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE);
  }

  private void assertTrouble(Reason reason, String sentence) {
    var trouble = assertThrows(JournalTrouble.class, this::open);
    assertEquals(
        sentence.replaceFirst("FILE", Matcher.quoteReplacement(file.toString())),
        trouble.getMessage());
    assertEquals(reason, trouble.reason());
  }

  @Test
  void anUndamagedSampleOpens() throws IOException {
    SAMPLE.in(folder);
    try (var journal = open()) {
      assertEquals(0, SAMPLE.missing(journal));
    }
  }

  @Test
  void anEmptyFileBecomesAJournal() throws IOException {
    Files.createFile(file);
    try (var journal = open()) {
      assertEquals(List.of(), journal.games());
    }
  }

  @Test
  void aFolderIsNotAJournal() throws IOException {
    Files.createDirectory(file);
    assertTrouble(
        Reason.NOT_A_JOURNAL, "FILE is a folder and not a journal of Dradis; choose another file.");
  }

  @Test
  void aTextIsNotAJournalAndIsLeftAlone() throws IOException {
    Files.writeString(file, "Adama's log");
    assertTrouble(
        Reason.NOT_A_JOURNAL,
        "FILE is something else and not a journal of Dradis; choose another file.");
    assertEquals("Adama's log", Files.readString(file));
  }

  @Test
  void theDatabaseOfAnotherProgramIsLeftAlone() throws IOException, SQLException {
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      statement.executeUpdate("CREATE TABLE game (id INTEGER)");
    }
    byte[] before = Files.readAllBytes(file);
    assertTrouble(
        Reason.NOT_A_JOURNAL,
        "FILE is a database of another program and not a journal of Dradis; choose another file.");
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  @Test
  void aJournalCutShortIsBroken() throws IOException {
    for (int length : new int[] {1, 99, 100, 4095, 4096, 5000, SAMPLE.file().length - 1}) {
      byte[] shorter = Arrays.copyOf(SAMPLE.file(), length);
      SAMPLE.withFile(shorter).withLog(new byte[0]).in(folder);
      var trouble = assertThrows(JournalTrouble.class, this::open, length + " bytes");
      boolean knowsIt = length >= 100;
      assertEquals(knowsIt ? Reason.BROKEN : Reason.NOT_A_JOURNAL, trouble.reason());
      assertArrayEquals(shorter, Files.readAllBytes(file));
    }
  }

  @Test
  void aFileOfZerosIsBroken() throws IOException {
    SAMPLE.withFile(new byte[SAMPLE.file().length]).in(folder);
    assertTrouble(Reason.BROKEN, "The journal FILE is broken: its first bytes are damaged." + LEFT);
  }

  @Test
  void aChangedLetterIsFound() throws IOException {
    String text = new String(SAMPLE.file(), StandardCharsets.ISO_8859_1);
    String changed = text.replace("{\"input\":7}", "{\"input\":8}");
    SAMPLE.withFile(changed.getBytes(StandardCharsets.ISO_8859_1)).in(folder);
    assertTrouble(Reason.BROKEN, "The journal FILE is broken: row 15 of game 1 is damaged." + LEFT);
  }

  @Test
  void aLogWithoutItsFileIsNotAppliedToANewOne() throws IOException {
    SAMPLE.in(folder);
    Files.delete(file);
    Path log = folder.toRealPath().resolve("table.db-wal");
    assertTrouble(
        Reason.BROKEN,
        "The journal FILE is broken: there is a log "
            + log
            + " without the file it belongs to."
            + LEFT);
    Files.createFile(file);
    assertEquals(Reason.BROKEN, assertThrows(JournalTrouble.class, this::open).reason());
    Path aside = SqliteJournal.setAside(file, Sample.CLOCK);
    assertArrayEquals(SAMPLE.log(), Files.readAllBytes(Path.of(aside + "-wal")));
    open().close();
  }

  @Test
  void aBrokenJournalIsSetAsideWithAllThatBelongsToIt() throws IOException {
    byte[] bytes = SAMPLE.file();
    Arrays.fill(bytes, 4096, 8192, (byte) 'x');
    for (String name :
        List.of("table.db.broken-20261118-1530", "table.db.broken-20261118-1530-2")) {
      SAMPLE.withFile(bytes).in(folder);
      assertEquals(Reason.BROKEN, assertThrows(JournalTrouble.class, this::open).reason());
      Path aside = SqliteJournal.setAside(file, Sample.CLOCK);
      assertEquals(file.resolveSibling(name), aside);
      assertArrayEquals(bytes, Files.readAllBytes(aside));
      assertArrayEquals(SAMPLE.log(), Files.readAllBytes(Path.of(aside + "-wal")));
      assertFalse(Files.exists(file));
      try (var fresh = open()) {
        assertEquals(List.of(), fresh.games());
      }
    }
  }

  @Test
  void theDraftOfAJournalThatWasNeverFinishedIsNoHindrance() throws IOException {
    Files.writeString(folder.resolve("table.db.new"), "half a journal");
    Files.writeString(folder.resolve("table.db.new-wal"), "half a log");
    open().close();
    assertFalse(Files.exists(folder.resolve("table.db.new")));
  }
}
