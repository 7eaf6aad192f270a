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
  /** What is looked over in a second or two. Of a larger file only the last game is. */
  private static final long WHOLE_BYTES = 64 << 20;

  void run() {
    Complaints complaints = journal.complaints();
    try {
      if (LogScan.findsDamage(journal.log())) {
        throw complaints.broken("its log is damaged");
      }
      boolean whole = Files.size(journal.file()) <= WHOLE_BYTES;
      try (var connection = Sqlite.read(journal.file())) {
        int version = Schema.versionOf(connection);
        if (version > schema.version()) {
          throw complaints.newer(version, schema.version());
        }
        if (version < 1) {
          throw complaints.broken("it does not say which version it has");
        }
        if (whole && !Sqlite.text(connection, "PRAGMA integrity_check(1)").equals("ok")) {
          throw complaints.broken("SQLite finds its pages damaged");
        }
        if (version == schema.version()) {
          readGames(connection, whole);
        }
      }
    } catch (SQLException e) {
      throw complaints.of(e);
    } catch (IOException e) {
      throw complaints.of(e, journal.file());
    }
  }

  private void readGames(Connection connection, boolean all) throws SQLException {
    List<GameSummary> games = Reading.games(connection, journal.complaints());
    for (GameSummary game : games.reversed()) {
      Reading.rows(connection, game.id(), 0, journal.complaints(), _ -> {});
      if (!all) {
        return;
      }
    }
  }
}
