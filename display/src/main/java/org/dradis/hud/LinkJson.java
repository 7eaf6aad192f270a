package org.dradis.hud;

import java.util.List;
import java.util.Map;
import org.dradis.file.JsonText;
import org.dradis.file.RecordReader;
import org.dradis.scenario.LiveJson;
import org.dradis.session.Views;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/**
 * All that goes through a {@link TableLink} as JSON, for a display in another process. What cannot
 * be read is a {@link org.dradis.file.BadField} that names the field.
 */
public final class LinkJson {
  private static final RecordReader READER = new RecordReader(Map.of());

  /** A story, as JSON has it. */
  public record Story(List<LogLine> lines) {}

  /**
   * An input on its way to the table.
   *
   * @param seen the moment of the view that it answers
   */
  public record Saying(int seen, String input) {}

  private LinkJson() {}

  public static String view(TableView view) {
    return Views.json(view);
  }

  public static TableView readView(String json) {
    return Views.read(json);
  }

  public static String log(List<LogLine> lines) {
    return write(new Story(lines));
  }

  public static List<LogLine> readLog(String json) {
    return read("log", json, Story.class).lines();
  }

  public static String saying(Saying saying) {
    return write(saying);
  }

  public static Saying readSaying(String json) {
    return read("saying", json, Saying.class);
  }

  public static String answer(TableLink.Answer answer) {
    return write(answer);
  }

  public static TableLink.Answer readAnswer(String json) {
    return read("answer", json, TableLink.Answer.class);
  }

  private static String write(Record value) {
    return LiveJson.write(json -> LiveJson.records(json).write(value));
  }

  private static <T extends Record> T read(String name, String json, Class<T> type) {
    return READER.read(JsonText.read(name, json), type);
  }
}
