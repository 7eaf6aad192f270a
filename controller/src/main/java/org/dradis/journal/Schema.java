package org.dradis.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of a journal and the steps that brought them there: version n is what the first n
 * steps make. A step that was ever released is never changed; a new version is a new step.
 *
 * @param steps each some statements of SQL
 */
record Schema(List<String> steps) {
  /** "DRAD", SQLite's mark of whose file it is. */
  static final int APPLICATION_ID = 0x44524144;

  /**
   * Times are milliseconds since 1970. Numbers of games are never used twice. {@code entry} keeps
   * its key in an index of its own, as rows may be longer than what an index page holds well.
   */
  private static final String FIRST =
      """
      CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        begun INTEGER NOT NULL,
        engine TEXT NOT NULL,
        setup TEXT NOT NULL,
        seal INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE entry (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('INPUT', 'EVENTS', 'STATE')),
        format INTEGER NOT NULL,
        engine TEXT NOT NULL,
        json TEXT NOT NULL,
        seal INTEGER NOT NULL,
        PRIMARY KEY (game, number)
      ) STRICT;
      CREATE TABLE ending (
        game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
        at INTEGER NOT NULL,
        json TEXT NOT NULL,
        seal INTEGER NOT NULL
      ) STRICT;
      """;

  static final Schema CURRENT = new Schema(List.of(FIRST));

  int version() {
    return steps.size();
  }

  /** Brings a file from the version it has to this one, each step whole or not at all. */
  void migrate(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (int version = versionOf(connection); version < version(); version++) {
        statement.executeUpdate("BEGIN IMMEDIATE");
        try {
          statement.executeUpdate(steps.get(version));
          statement.executeUpdate("PRAGMA application_id = " + APPLICATION_ID);
          statement.executeUpdate("PRAGMA user_version = " + (version + 1));
          statement.executeUpdate("COMMIT");
        } catch (SQLException e) {
          Sqlite.rollBack(statement);
          throw e;
        }
      }
    }
  }

  /** Makes sure that a file has this version. */
  void demand(Connection connection, Complaints complaints) throws SQLException {
    int version = versionOf(connection);
    if (version > version()) {
      throw complaints.newer(version, version());
    }
    if (version < version()) {
      throw complaints.older(version);
    }
  }

  static int versionOf(Connection connection) throws SQLException {
    return Sqlite.number(connection, "PRAGMA user_version");
  }
}
