package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dradis.file.RecordWriter;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** docs/events.md lists every event with every field, and nothing else (R48). */
class EventsDocTest {
  private static final Pattern ROW =
      Pattern.compile("\\| `(?<type>\\w+)` \\| (?<fields>[^|]*) \\| [^|]+ \\|");
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("int", "number"),
          Map.entry("Integer", "number"),
          Map.entry("boolean", "flag"),
          Map.entry("String", "text"),
          Map.entry("CylonShip", "Cylon ship"),
          Map.entry("CivilianShip", "civilian ship"),
          Map.entry("BasestarToken", "basestar token"),
          Map.entry("GalacticaToken", "Galactica token"),
          Map.entry("PegasusToken", "Pegasus token"),
          Map.entry("PlayerState", "state"),
          Map.entry("Until", "moment"));

  @Test
  void theDocumentationListsEveryEventWithItsFields() throws IOException {
    assertEquals(lines(ofTheProgram()), lines(documented()));
  }

  @Test
  void theDocumentationListsEveryReminderWithItsRule() throws IOException {
    Pattern row =
        Pattern.compile("\\| `(?<word>[a-z-]+)` \\| (?<rule>[A-Z]{2}-\\d+) \\| [^|]+ \\|");
    assertEquals(
        Arrays.stream(Reminder.values())
            .map(reminder -> reminder.word() + " " + reminder.rule())
            .toList(),
        Files.readAllLines(Repository.file("docs/events.md")).stream()
            .map(row::matcher)
            .filter(Matcher::matches)
            .map(match -> match.group("word") + " " + match.group("rule"))
            .toList());
  }

  private static Map<String, String> documented() throws IOException {
    Map<String, String> events = new TreeMap<>();
    for (String line : Files.readAllLines(Repository.file("docs/events.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        String type = row.group("type");
        String fields = row.group("fields");
        String before = events.put(type, fields.equals("-") ? "" : fields);
        assertEquals(null, before, type + " is listed twice");
      }
    }
    return events;
  }

  private static Map<String, String> ofTheProgram() {
    Map<String, String> events = new TreeMap<>();
    for (Class<?> event : Event.class.getPermittedSubclasses()) {
      events.put(
          RecordWriter.type(event),
          Arrays.stream(event.getRecordComponents())
              .map(EventsDocTest::field)
              .collect(Collectors.joining(", ")));
    }
    return events;
  }

  private static String field(RecordComponent component) {
    String type = component.getType().getSimpleName();
    return "`"
        + component.getName()
        + "` "
        + WORDS.getOrDefault(type, type.toLowerCase(Locale.ROOT))
        + (component.getAnnotatedType().isAnnotationPresent(Nullable.class) ? " or nothing" : "");
  }

  private static String lines(Map<String, String> events) {
    return events.entrySet().stream()
        .map(event -> event.getKey() + ": " + event.getValue())
        .collect(Collectors.joining("\n"));
  }
}
