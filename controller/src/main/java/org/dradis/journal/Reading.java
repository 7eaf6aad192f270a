package org.dradis.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads games and rows, and checks the seal of each. */
final class Reading {
  /** A game as it was begun. */
  record Begun(long at, String engine, String setup, int seal) {}

  private Reading() {}

  /** Finds a game, or throws {@link IllegalArgumentException}. */
  static Begun game(Connection connection, GameId id, Complaints complaints) throws SQLException {
    try (var statement =
        connection.prepareStatement("SELECT begun, engine, setup, seal FROM game WHERE id = ?")) {
      statement.setLong(1, id.number());
      try (var result = statement.executeQuery()) {
        if (!result.next()) {
          throw new IllegalArgumentException("there is no game " + id);
        }
        return begun(result, 1, id, complaints);
      }
    }
  }

  private static Begun begun(ResultSet result, int column, GameId id, Complaints complaints)
      throws SQLException {
    Begun begun =
        new Begun(
            result.getLong(column),
            String.valueOf(result.getString(column + 1)),
            String.valueOf(result.getString(column + 2)),
            result.getInt(column + 3));
    if (begun.seal() != Seal.of(Seal.NONE, begun.at(), 0, 0, begun.engine(), begun.setup())) {
      throw complaints.broken("the beginning of game " + id + " is damaged");
    }
    return begun;
  }

  static List<GameSummary> games(Connection connection, Complaints complaints) throws SQLException {
    List<GameSummary> games = new ArrayList<>();
    try (var statement = connection.createStatement();
        var result =
            statement.executeQuery(
                """
                SELECT id, begun, game.engine, setup, game.seal, number, entry.at,
                       ending.at, ending.json, ending.seal
                FROM game
                LEFT JOIN entry ON entry.game = id
                  AND number = (SELECT max(number) FROM entry WHERE game = id)
                LEFT JOIN ending ON ending.game = id
                ORDER BY id
                """)) {
      while (result.next()) {
        games.add(summary(result, complaints));
      }
    }
    return games;
  }

  private static GameSummary summary(ResultSet result, Complaints complaints) throws SQLException {
    GameId id = new GameId(result.getLong(1));
    Begun begun = begun(result, 2, id, complaints);
    long rows = result.getLong(6);
    long changed = rows == 0 ? begun.at() : result.getLong(7);
    String json = result.getString(9);
    Ending ending = null;
    if (json != null) {
      long at = result.getLong(8);
      if (result.getInt(10) != Seal.of(Seal.NONE, id.number(), at, 0, json)) {
        throw complaints.broken("the end of game " + id + " is damaged");
      }
      ending = new Ending(Instant.ofEpochMilli(at), json);
    }
    return new GameSummary(
        id,
        Instant.ofEpochMilli(begun.at()),
        Instant.ofEpochMilli(changed),
        rows,
        ending,
        begun.engine());
  }

  /** Hands on the rows of a game, in order. */
  static void rows(
      Connection connection, GameId game, long after, Complaints complaints, Consumer<Row> taker)
      throws SQLException {
    int seal = game(connection, game, complaints).seal();
    long number = 0;
    // The row before the first one wanted gives the seal that the next one builds on.
    try (var statement =
        connection.prepareStatement(
            """
            SELECT number, at, kind, format, engine, json, seal
            FROM entry WHERE game = ? AND number >= ? ORDER BY number
            """)) {
      SqliteJournal.bind(statement, game.number(), after);
      try (var result = statement.executeQuery()) {
        if (after > 0 && result.next()) {
          number = result.getLong(1);
          seal = result.getInt(7);
        }
        while (result.next()) {
          number++;
          if (result.getLong(1) != number) {
            throw complaints.broken("row %d of game %s is missing".formatted(number, game));
          }
          seal = seal(seal, game, result);
          if (result.getInt(7) != seal) {
            throw complaints.broken("row %d of game %s is damaged".formatted(number, game));
          }
          taker.accept(row(result));
        }
      }
    }
  }

  private static Row row(ResultSet result) throws SQLException {
    return new Row(
        result.getLong(1),
        Instant.ofEpochMilli(result.getLong(2)),
        Kind.valueOf(result.getString(3)),
        result.getInt(4),
        result.getString(5),
        result.getString(6));
  }

  /** Computes the seal before anything is made of the row: what is damaged may be anything. */
  private static int seal(int before, GameId game, ResultSet result) throws SQLException {
    return seal(
        before,
        game,
        result.getLong(1),
        result.getLong(2),
        String.valueOf(result.getString(3)),
        result.getInt(4),
        String.valueOf(result.getString(5)),
        String.valueOf(result.getString(6)));
  }

  /** The seal of a row on that of the one before it. */
  static int seal(
      int before,
      GameId game,
      long number,
      long at,
      String kind,
      int format,
      String engine,
      String json) {
    return Seal.of(before, game.number(), number, at, kind + format, engine, json);
  }
}
