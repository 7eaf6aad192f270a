package org.dradis.journal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import org.dradis.journal.JournalTrouble.Reason;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;

/** Puts what went wrong with a journal into a sentence. */
record Complaints(Path file) {
  private static final int PRIMARY_CODE = 0xff;
  private static final long LITTLE_ROOM = 64 << 10;

  JournalTrouble broken(String how) {
    return broken(how, null);
  }

  private JournalTrouble broken(String how, @Nullable Throwable cause) {
    return trouble(
        Reason.BROKEN,
        ("The journal %s is broken: %s. It was left as it is; move it away, or start with"
                + " --journal FILE.")
            .formatted(file, how),
        cause);
  }

  JournalTrouble notAJournal(String what) {
    return trouble(
        Reason.NOT_A_JOURNAL,
        "%s is %s and not a journal of Dradis; choose another file.".formatted(file, what),
        null);
  }

  JournalTrouble missing() {
    return trouble(Reason.NOT_A_JOURNAL, "There is no journal %s.".formatted(file), null);
  }

  JournalTrouble older(int version) {
    return trouble(
        Reason.NOT_A_JOURNAL,
        ("The journal %s is of the older version %d and cannot only be looked at; a table that"
                + " opens it brings it up to date.")
            .formatted(file, version),
        null);
  }

  JournalTrouble newer(int version, int known) {
    return trouble(
        Reason.NEWER,
        ("The journal %s was written by a newer Dradis (its version is %d, this program knows up"
                + " to %d); update Dradis to open it.")
            .formatted(file, version, known),
        null);
  }

  JournalTrouble inUse(String by) {
    return trouble(
        Reason.IN_USE,
        "The journal %s is in use by another program%s; close that one first.".formatted(file, by),
        null);
  }

  /** Explains why a file or folder could not be opened or made. */
  JournalTrouble of(IOException e, Path where) {
    if (e instanceof AccessDeniedException && !takesNoChanges(where)) {
      return trouble(
          Reason.NO_PERMISSION,
          "The journal %s cannot be used, as this user has no permission for %s."
              .formatted(file, where),
          e);
    }
    String why = e instanceof FileSystemException known ? known.getReason() : e.getMessage();
    if (e instanceof AccessDeniedException || !Files.isWritable(where)) {
      return readOnly(where, e);
    }
    String words = Objects.requireNonNullElse(why, e.toString());
    // The system says it in the user's language, so that the words alone are not enough.
    return words.contains("No space") || noRoom() ? full(e) : failed(words, e);
  }

  /** Explains what SQLite says. */
  JournalTrouble of(SQLException e) {
    int code = e.getErrorCode();
    SQLiteErrorCode primary = SQLiteErrorCode.getErrorCode(code & PRIMARY_CODE);
    return switch (primary) {
      case SQLITE_CORRUPT -> broken("SQLite finds its pages damaged", e);
      case SQLITE_NOTADB -> broken("its first bytes are damaged", e);
      case SQLITE_FULL -> full(e);
      case SQLITE_READONLY -> readOnly(file, e);
      case SQLITE_BUSY, SQLITE_LOCKED -> inUse("");
      case SQLITE_PERM, SQLITE_AUTH ->
          trouble(
              Reason.NO_PERMISSION,
              "The journal %s cannot be used, as this user has no permission.".formatted(file),
              e);
      default -> noRoom() ? full(e) : failed(SQLiteErrorCode.getErrorCode(code).message, e);
    };
  }

  private JournalTrouble full(Throwable cause) {
    return trouble(
        Reason.DISK_FULL,
        "The disk with the journal %s is full; make room and try again.".formatted(file),
        cause);
  }

  private JournalTrouble readOnly(Path where, Throwable cause) {
    String what = Files.isDirectory(where) ? "the folder " + where : where.toString();
    if (store().map(FileStore::isReadOnly).orElse(false)) {
      what = "its disk";
    }
    return trouble(
        Reason.READ_ONLY,
        "The journal %s cannot be written, as %s is read-only.".formatted(file, what),
        cause);
  }

  JournalTrouble failed(String why, @Nullable Throwable cause) {
    return trouble(
        Reason.DISK_FAILED,
        "The journal %s cannot be read or written: %s.".formatted(file, why),
        cause);
  }

  /** SQLite's shared memory file fails with an error of its own when the disk is full. */
  private boolean noRoom() {
    try {
      return store().isPresent() && store().get().getUsableSpace() < LITTLE_ROOM;
    } catch (IOException _) {
      return false;
    }
  }

  private Optional<FileStore> store() {
    try {
      return Optional.of(Files.getFileStore(file.resolveSibling("")));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** Tells whether nobody may write there, so that it is no question of who asks. */
  private static boolean takesNoChanges(Path where) {
    try {
      var writers =
          EnumSet.of(
              PosixFilePermission.OWNER_WRITE,
              PosixFilePermission.GROUP_WRITE,
              PosixFilePermission.OTHERS_WRITE);
      writers.retainAll(Files.getPosixFilePermissions(where));
      return writers.isEmpty() && Files.isReadable(where);
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  private static JournalTrouble trouble(Reason reason, String sentence, @Nullable Throwable cause) {
    return new JournalTrouble(reason, sentence, cause);
  }
}
