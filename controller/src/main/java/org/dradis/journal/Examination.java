package org.dradis.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * Looks a journal over before anything is written to it. It reads through a connection of its own
 * that cannot write, so that a broken file stays exactly as it was found.
 */
record Examination(JournalFile journal, Schema schema) {
  /** What is looked over in a second or two; of a larger file only the last game is. */
  private static final long WHOLE_BYTES = 64 << 20;

  void run() {
    Complaints complaints = journal.complaints();
    try (var connection = Sqlite.read(journal.file())) {
      int version = Schema.versionOf(connection);
      if (version > schema.version()) {
        throw complaints.newer(version, schema.version());
      }
      if (Files.size(journal.file()) <= WHOLE_BYTES) {
        String found = Sqlite.text(connection, "PRAGMA quick_check(1)");
        if (!found.equals("ok")) {
          throw complaints.broken("SQLite finds its pages damaged");
        }
      }
      readLastGame(connection, complaints);
    } catch (SQLException e) {
      throw complaints.of(e);
    } catch (IOException e) {
      throw complaints.of(e, journal.file());
    }
  }

  private static void readLastGame(Connection connection, Complaints complaints)
      throws SQLException {
    List<GameSummary> games = Reading.games(connection, complaints);
    if (!games.isEmpty()) {
      Reading.rows(connection, games.getLast().id(), 0, complaints, _ -> {});
    }
  }
}
