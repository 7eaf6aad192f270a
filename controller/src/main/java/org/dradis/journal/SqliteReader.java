package org.dradis.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Reads a journal through a connection, be it one that writes as well or not. */
final class SqliteReader implements JournalReader {
  private interface Query<T> {
    T run() throws SQLException;
  }

  private final Connection connection;
  private final Complaints complaints;

  SqliteReader(Connection connection, Complaints complaints) {
    this.connection = connection;
    this.complaints = complaints;
  }

  @Override
  public List<GameSummary> games() {
    return read(() -> Reading.games(connection, complaints));
  }

  @Override
  public String setup(GameId game) {
    return begun(game).setup();
  }

  Reading.Begun begun(GameId game) {
    return read(() -> Reading.game(connection, game, complaints));
  }

  @Override
  public List<Row> rows(GameId game, long after) {
    return read(
        () -> {
          List<Row> rows = new ArrayList<>();
          Reading.rows(connection, game, after, complaints, rows::add);
          return rows;
        });
  }

  private <T> T read(Query<T> query) {
    try {
      return query.run();
    } catch (SQLException e) {
      throw complaints.of(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw complaints.of(e);
    }
  }
}
