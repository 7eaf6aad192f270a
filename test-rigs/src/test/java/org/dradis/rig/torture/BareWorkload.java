package org.dradis.rig.torture;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Counts up in a table of SQLite, with as much care as its name says. */
abstract class BareWorkload implements Workload {
  private final String synchronous;

  private BareWorkload(String synchronous) {
    this.synchronous = synchronous;
  }

  static final class Full extends BareWorkload {
    Full() {
      super("FULL");
    }
  }

  static final class Normal extends BareWorkload {
    Normal() {
      super("NORMAL");
    }
  }

  static final class Off extends BareWorkload {
    Off() {
      super("OFF");
    }
  }

  @Override
  public Run resume(Path file, long seed) {
    try {
      return new Count(DriverManager.getConnection("jdbc:sqlite:" + file), synchronous);
    } catch (SQLException e) {
      throw new Loss(e.getMessage(), e);
    }
  }

  private static final class Count implements Run {
    private final Connection connection;
    private final Statement statement;
    private long steps;

    Count(Connection connection, String synchronous) throws SQLException {
      this.connection = connection;
      statement = connection.createStatement();
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = " + synchronous);
      statement.executeUpdate("CREATE TABLE IF NOT EXISTS step (number INTEGER)");
      try (var result = statement.executeQuery("SELECT count(*) FROM step")) {
        steps = result.getLong(1);
      }
    }

    @Override
    public long steps() {
      return steps;
    }

    @Override
    public void step() {
      try {
        steps++;
        statement.executeUpdate("INSERT INTO step VALUES (" + steps + ")");
      } catch (SQLException e) {
        throw new Loss(e.getMessage(), e);
      }
    }

    @Override
    public void close() {
      try {
        connection.close();
      } catch (SQLException e) {
        throw new Loss(e.getMessage(), e);
      }
    }
  }
}
