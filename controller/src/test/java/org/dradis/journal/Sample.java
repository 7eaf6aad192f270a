package org.dradis.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The files of a journal with two games as a power cut would leave them, and what is in it. */
final class Sample {
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-18T15:30:00Z"), ZoneOffset.UTC);
  static final String ENGINE = "0.1.0";

  private static final List<GameId> GAMES = List.of(new GameId(1), new GameId(2));

  private final byte[] file;
  private final byte[] log;
  private final List<List<Row>> rows;

  private Sample(byte[] file, byte[] log, List<List<Row>> rows) {
    this.file = file;
    this.log = log;
    this.rows = rows;
  }

  /** The file holds the first game and the beginning of the second, the log so many more inputs. */
  static Sample write(int inLog) {
    try {
      Path folder = Files.createTempDirectory("journal");
      try {
        return write(folder.resolve("table.db"), inLog);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Sample write(Path path, int inLog) throws IOException {
    try (var journal = SqliteJournal.open(path, CLOCK, ENGINE)) {
      for (GameId _ : GAMES) {
        append(journal, journal.begin("{\"table\":\"sample\"}"), 12);
      }
    }
    try (var journal = SqliteJournal.open(path, CLOCK, ENGINE)) {
      append(journal, GAMES.getLast(), inLog);
      var rows = GAMES.stream().map(game -> journal.rows(game, 0)).toList();
      Path log = path.resolveSibling("table.db-wal");
      return new Sample(Files.readAllBytes(path), Files.readAllBytes(log), rows);
    }
  }

  static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private static void append(Journal journal, GameId game, int times) {
    for (int i = 0; i < times; i++) {
      String words = "all hands, battle stations. ".repeat(i % 7 * 3);
      journal.append(
          game,
          List.of(
              new Entry(Kind.INPUT, 1, "{\"input\":" + i + "}"),
              new Entry(Kind.EVENTS, 1, "[\"" + words + "\"]")));
    }
  }

  /** Lays the files out in a folder and gives the journal's name. */
  Path in(Path folder) throws IOException {
    Path path = folder.resolve("table.db");
    Files.write(path, file);
    Files.write(folder.resolve("table.db-wal"), log);
    return path;
  }

  byte[] file() {
    return file.clone();
  }

  byte[] log() {
    return log.clone();
  }

  Sample withFile(byte[] bytes) {
    return new Sample(bytes, log, rows);
  }

  Sample withLog(byte[] bytes) {
    return new Sample(file, bytes, rows);
  }

  /** How many rows are missing at the end of the second game; all others must be there. */
  int missing(Journal journal) {
    List<List<Row>> found = new ArrayList<>();
    for (GameId game : GAMES) {
      found.add(journal.rows(game, 0));
    }
    int missing = rows.getLast().size() - found.getLast().size();
    boolean same =
        IntStream.range(0, rows.size())
            .allMatch(i -> found.get(i).equals(rows.get(i).subList(0, found.get(i).size())));
    return same && found.getFirst().size() == rows.getFirst().size() ? missing : -1;
  }
}
