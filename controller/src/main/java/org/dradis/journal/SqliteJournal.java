package org.dradis.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A journal in one file of SQLite, with its log beside it. Only one program at a time can have it
 * open.
 */
public final class SqliteJournal implements Journal {
  private final Path file;
  private final Complaints complaints;
  private final TableLock lock;
  private final Connection connection;
  private final SqliteReader reader;
  private final Statement plain;
  private final PreparedStatement insert;
  private final Clock clock;
  private final String engine;

  /** The last row of the game that was written last. */
  private @Nullable Tail tail;

  private record Tail(GameId game, long number, int seal) {}

  private interface Work<T> {
    T run() throws SQLException;
  }

  private SqliteJournal(
      JournalFile journal, TableLock lock, Connection connection, Clock clock, String engine)
      throws SQLException {
    this.file = journal.file();
    this.complaints = journal.complaints();
    this.lock = lock;
    this.connection = connection;
    this.reader = new SqliteReader(connection, complaints);
    this.clock = clock;
    this.engine = engine;
    this.plain = connection.createStatement();
    this.insert = connection.prepareStatement("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  }

  /**
   * Opens the journal of a table, or makes one if there is none.
   *
   * @throws JournalTrouble if that is impossible; the file is then as it was
   */
  public static SqliteJournal open(Path file, Clock clock, String engine) {
    return open(file, clock, engine, Schema.CURRENT);
  }

  static SqliteJournal open(Path file, Clock clock, String engine, Schema schema) {
    JournalFile journal = JournalFile.at(file);
    TableLock lock = TableLock.take(journal.file(), journal.complaints());
    try {
      if (journal.isNew()) {
        journal.make(schema);
      } else {
        journal.examine();
        new Examination(journal, schema).run();
      }
      Connection connection = Sqlite.write(journal.file());
      try {
        Sqlite.demandLog(connection, journal.complaints());
        schema.migrate(connection);
        return new SqliteJournal(journal, lock, connection, clock, engine);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      lock.close();
      throw journal.complaints().of(e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * Renames a broken journal and what belongs to it, so that the next {@link #open} begins a fresh
   * one. Nothing in the files changes.
   *
   * @return the new name
   */
  public static Path setAside(Path file, Clock clock) {
    JournalFile journal = JournalFile.at(file);
    try (var _ = TableLock.take(journal.file(), journal.complaints())) {
      return journal.setAside(LocalDateTime.now(clock));
    }
  }

  /**
   * Opens a journal to look at it, also while another program writes it.
   *
   * @throws JournalTrouble if there is none, or it cannot be read
   */
  public static JournalReader read(Path file) {
    JournalFile journal = JournalFile.existing(file);
    Complaints complaints = journal.complaints();
    try {
      Connection connection = Sqlite.read(journal.file());
      try {
        Schema.CURRENT.demand(connection, complaints);
        return new SqliteReader(connection, complaints);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw complaints.of(e);
    }
  }

  /** The file, by its real name. */
  public Path file() {
    return file;
  }

  @Override
  public synchronized GameId begin(String setup) {
    long now = clock.millis();
    return change(
        () -> {
          try (var statement =
              connection.prepareStatement(
                  "INSERT INTO game (begun, engine, setup, seal) VALUES (?, ?, ?, ?)"
                      + " RETURNING id")) {
            int seal = Seal.of(Seal.NONE, now, 0, 0, engine, setup);
            bind(statement, now, engine, setup, seal);
            try (var result = statement.executeQuery()) {
              GameId game = new GameId(result.getLong(1));
              tail = new Tail(game, 0, seal);
              return game;
            }
          }
        });
  }

  @Override
  public synchronized String setup(GameId game) {
    return reader.setup(game);
  }

  @Override
  public synchronized List<GameSummary> games() {
    return reader.games();
  }

  @Override
  public synchronized long append(GameId game, List<Entry> entries) {
    long now = clock.millis();
    if (entries.isEmpty()) {
      return change(() -> tail(game).number());
    }
    return change(
        () -> {
          addAll(game, now, entries);
          bindAndRun("DELETE FROM ending WHERE game = ?", game.number());
          return tail(game).number();
        });
  }

  private void addAll(GameId game, long now, List<Entry> entries) throws SQLException {
    Tail last = tail(game);
    for (Entry entry : entries) {
      last = add(last, now, entry);
    }
    tail = last;
  }

  private Tail add(Tail last, long now, Entry it) throws SQLException {
    GameId game = last.game();
    long number = last.number() + 1;
    String kind = it.kind().name();
    int seal = Reading.seal(last.seal(), game, number, now, kind, it.format(), engine, it.json());
    bind(insert, game.number(), number, now, kind, it.format(), engine, it.json(), seal);
    insert.executeUpdate();
    return new Tail(game, number, seal);
  }

  private Tail tail(GameId game) throws SQLException {
    if (tail != null && tail.game().equals(game)) {
      return tail;
    }
    int first = reader.begun(game).seal();
    try (var statement =
        connection.prepareStatement(
            "SELECT number, seal FROM entry WHERE game = ? ORDER BY number DESC LIMIT 1")) {
      bind(statement, game.number());
      try (var result = statement.executeQuery()) {
        return result.next()
            ? new Tail(game, result.getLong(1), result.getInt(2))
            : new Tail(game, 0, first);
      }
    }
  }

  @Override
  public synchronized List<Row> rows(GameId game, long after) {
    return reader.rows(game, after);
  }

  @Override
  public synchronized void end(GameId game, List<Entry> entries, String ending) {
    long now = clock.millis();
    reader.begun(game);
    int seal = Seal.of(Seal.NONE, game.number(), now, 0, ending);
    change(
        () -> {
          addAll(game, now, entries);
          return bindAndRun(
              "REPLACE INTO ending VALUES (?, ?, ?, ?)", game.number(), now, ending, seal);
        });
  }

  @Override
  public synchronized void delete(GameId game) {
    reader.begun(game);
    tail = null;
    change(() -> bindAndRun("DELETE FROM game WHERE id = ?", game.number()));
  }

  @Override
  public synchronized void close() {
    try {
      reader.close();
    } finally {
      lock.close();
    }
  }

  private int bindAndRun(String sql, Object... values) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      bind(statement, values);
      return statement.executeUpdate();
    }
  }

  static void bind(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }

  /** Runs all of it in one transaction, which is on the disk when this returns. */
  private <T> T change(Work<T> work) {
    try {
      plain.executeUpdate("BEGIN IMMEDIATE");
      T result = work.run();
      plain.executeUpdate("COMMIT");
      return result;
    } catch (SQLException e) {
      tail = null;
      Sqlite.rollBack(plain);
      throw complaints.of(e);
    } catch (RuntimeException e) {
      tail = null;
      Sqlite.rollBack(plain);
      throw e;
    }
  }
}
