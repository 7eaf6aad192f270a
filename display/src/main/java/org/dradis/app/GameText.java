package org.dradis.app;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.journal.Ending;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Row;

/** Games of a journal as a table, as lines and whole. The JSON of rows is printed as it is. */
final class GameText {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private GameText() {}

  static List<List<String>> table(List<GameSummary> games, ZoneId zone) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("game", "begun", "last change", "rows", "version", "state"));
    for (GameSummary game : games) {
      table.add(
          List.of(
              game.id().toString(),
              MINUTE.format(game.begun().atZone(zone)),
              MINUTE.format(game.changed().atZone(zone)),
              Long.toString(game.rows()),
              game.engine(),
              game.ending() == null ? "open" : "ended"));
    }
    return table;
  }

  static String json(GameSummary game) {
    return "{" + members(game) + "}";
  }

  private static String members(GameSummary game) {
    Ending ending = game.ending();
    return String.format(
        Locale.ROOT,
        "\"game\":%s,\"begun\":\"%s\",\"changed\":\"%s\",\"rows\":%d,\"engine\":\"%s\",\"ended\":%s",
        game.id(),
        game.begun(),
        game.changed(),
        game.rows(),
        game.engine(),
        ending == null ? "null" : ending(ending));
  }

  private static String ending(Ending ending) {
    return "{" + at(ending.at()) + ",\"how\":" + ending.json() + "}";
  }

  private static String at(Instant at) {
    return "\"at\":\"" + at + "\"";
  }

  /** One row a line, so that two exports can be compared. */
  static void export(PrintWriter out, GameSummary game, String setup, List<Row> rows) {
    out.print("{\"format\":\"dradis-game/1\"," + members(game) + ",\n\"setup\":" + setup);
    out.print(",\n\"journal\":[");
    String separator = "\n";
    for (Row row : rows) {
      out.print(separator);
      out.print(
          String.format(
              Locale.ROOT,
              "{\"row\":%d,%s,\"kind\":\"%s\",\"format\":%d,\"engine\":\"%s\",\"json\":%s}",
              row.number(),
              at(row.at()),
              row.kind().name().toLowerCase(Locale.ROOT),
              row.format(),
              row.engine(),
              row.json()));
      separator = ",\n";
    }
    out.print("\n]}\n");
  }
}
