package org.dradis.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

/** Connections to SQLite as a journal needs them. */
final class Sqlite {
  private static final int BUSY_MILLIS = 2_000;

  private Sqlite() {}

  /**
   * Opens a file to write it. With a write-ahead log and full sync a commit returns after its pages
   * are in the log and the log is on the disk.
   */
  static Connection write(Path file) throws SQLException {
    SQLiteConfig config = careful();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.enforceForeignKeys(true);
    Connection connection = config.createConnection(url(file));
    try (Statement statement = connection.createStatement()) {
      // macOS: fsync alone leaves data in the drive's own memory. Linux ignores both.
      statement.executeUpdate("PRAGMA fullfsync = ON");
      statement.executeUpdate("PRAGMA checkpoint_fullfsync = ON");
    }
    return connection;
  }

  /** Opens a file so that neither it nor its log changes, not even when closing. */
  static Connection read(Path file) throws SQLException {
    SQLiteConfig config = careful();
    config.setReadOnly(true);
    return config.createConnection(url(file));
  }

  private static SQLiteConfig careful() {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLIS);
    config.setPragma(SQLiteConfig.Pragma.LOAD_EXTENSION, "false");
    return config;
  }

  /** A URI, so that no character of a file's name means anything to SQLite. */
  private static String url(Path file) {
    return "jdbc:sqlite:file:" + file.toUri().getRawPath();
  }

  /** SQLite does without a log where the disk cannot share memory, as on some networks. */
  static void demandLog(Connection connection, Complaints complaints) throws SQLException {
    if (!text(connection, "PRAGMA journal_mode").equals("wal")) {
      throw complaints.failed("its disk cannot hold a write-ahead log; use a local one", null);
    }
  }

  static int number(Connection connection, String query) throws SQLException {
    try (var statement = connection.createStatement();
        var result = statement.executeQuery(query)) {
      return result.getInt(1);
    }
  }

  static String text(Connection connection, String query) throws SQLException {
    try (var statement = connection.createStatement();
        var result = statement.executeQuery(query)) {
      return result.getString(1);
    }
  }

  /** Takes back a transaction that failed; SQLite may have done so by itself. */
  static void rollBack(Statement statement) {
    try {
      statement.executeUpdate("ROLLBACK");
    } catch (SQLException _) {
      // No transaction was open any more, which is all that is wanted.
    }
  }
}
