package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.dradis.journal.JournalTrouble.Reason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs at once, and programs that may not do what they want. */
class OtherProgramsTest {
  @TempDir Path folder;
  private Path inner;
  private Path file;

  @BeforeEach
  void name() throws IOException {
    inner = Files.createDirectory(folder.toRealPath().resolve("inner"));
    file = inner.resolve("table.db");
  }

  @AfterEach
  void allowCleaningUp() throws IOException {
    allow(inner, "rwxr-xr-x");
  }

  private static void allow(Path path, String permissions) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  private SqliteJournal open(Path path) {
    return SqliteJournal.open(path, Sample.CLOCK, Sample.ENGINE);
  }

  private void assertOtherSays(String words) throws IOException {
    try (var other = OtherProgram.open(file, folder)) {
      assertEquals(
          words.replace("FILE", file.toString()).replace("FOLDER", inner.toString()), other.says());
    }
  }

  @Test
  void aSecondProgramIsToldWhoHasTheJournalUntilThatOneIsKilled() throws IOException {
    try (var other = OtherProgram.open(file, folder)) {
      assertEquals("open", other.says());
      var trouble = assertThrows(JournalTrouble.class, () -> open(file));
      assertEquals(Reason.IN_USE, trouble.reason());
      assertEquals(
          "The journal %s is in use by another program (process %d); close that one first."
              .formatted(file, other.pid()),
          trouble.getMessage());
      assertThrows(JournalTrouble.class, () -> SqliteJournal.setAside(file, Sample.CLOCK));
    }
    try (var journal = open(file)) {
      assertEquals(1, journal.games().size());
    }
  }

  @Test
  void theSameProgramCannotOpenItTwiceByWhateverName() throws IOException {
    try (var _ = open(file)) {
      Path link = Files.createSymbolicLink(folder.resolve("link.db"), file);
      for (Path name : new Path[] {file, link, inner.resolve("../inner/table.db")}) {
        assertEquals(Reason.IN_USE, assertThrows(JournalTrouble.class, () -> open(name)).reason());
      }
    }
    open(file).close();
  }

  @Test
  void aReadOnlyFolderIsNamed() throws IOException {
    allow(inner, "r-xr-xr-x");
    assertOtherSays(
        "READ_ONLY The journal FILE cannot be written, as the folder FOLDER is read-only.");
  }

  @Test
  void aReadOnlyFileIsNamed() throws IOException {
    open(file).close();
    allow(file, "r--r--r--");
    assertOtherSays("READ_ONLY The journal FILE cannot be written, as FILE is read-only.");
  }

  @Test
  void aFileOfSomebodyElseIsNamed() throws IOException {
    open(file).close();
    allow(file, "-w-------");
    assertOtherSays(
        "NO_PERMISSION The journal FILE cannot be used, as this user has no permission for FILE.");
  }

  @Test
  void aFolderOfSomebodyElseIsNamed() throws IOException {
    open(file).close();
    allow(inner, "-w-------");
    assertOtherSays(
        "NO_PERMISSION The journal FILE cannot be used, as this user has no permission for"
            + " FOLDER.");
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    allow(inner, "r-xr-xr-x");
    file = inner.resolve("deeper/table.db");
    assertOtherSays(
        "READ_ONLY The journal FILE cannot be written, as the folder FOLDER is read-only.");
  }
}
