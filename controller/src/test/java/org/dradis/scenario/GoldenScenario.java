package org.dradis.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A file of the folder scenarios: a scenario with a name, a rule, a reason and what to expect. */
record GoldenScenario(Path file, String text, JsonNode scenario) {
  private static final Pattern EXPECT = Pattern.compile("(?s),\\s*\"expect\":.*\\z");

  static List<GoldenScenario> all() throws IOException {
    List<GoldenScenario> all = new ArrayList<>();
    try (var files = Files.newDirectoryStream(Repository.file("scenarios"), "*.json")) {
      for (Path file : files) {
        String text = Files.readString(file);
        all.add(new GoldenScenario(file, text, Resolved.JSON.readTree(text)));
      }
    }
    return all;
  }

  /** The name of the file without its ending. */
  String slug() {
    return file.getFileName().toString().replaceFirst("\\.json$", "");
  }

  JsonNode expect() {
    return scenario.path("expect");
  }

  /** What the program makes of it, in the form of {@code expect}. */
  ObjectNode outcome() {
    Resolved resolved = Resolved.text(text);
    ObjectNode outcome = Resolved.JSON.createObjectNode();
    if (resolved.exitCode() == Resolver.BAD) {
      return outcome.put("error", resolved.complaint());
    }
    var events = outcome.putArray("events");
    for (JsonNode line : resolved.lines()) {
      if (line.has("event")) {
        events.add(line.get("event"));
      } else if (line.has("pending")) {
        outcome.set("pending", line.get("pending"));
      } else {
        outcome.set("board", difference(before(), line.get("board")));
      }
    }
    return outcome;
  }

  private JsonNode before() {
    ObjectNode noSteps = (ObjectNode) scenario.deepCopy();
    noSteps.remove("steps");
    return Resolved.text(noSteps.toString()).board();
  }

  /** The members that changed, with what they are now. */
  private static JsonNode difference(JsonNode before, JsonNode now) {
    ObjectNode changed = Resolved.JSON.createObjectNode();
    for (var member : now.properties()) {
      JsonNode old = before.path(member.getKey());
      if (member.getValue().isObject() && old.isObject()) {
        JsonNode inside = difference(old, member.getValue());
        if (!inside.isEmpty()) {
          changed.set(member.getKey(), inside);
        }
      } else if (!member.getValue().equals(old)) {
        changed.set(member.getKey(), member.getValue());
      }
    }
    return changed;
  }

  /** Writes what came out into the file, an event a line, and leaves the rest of it as it is. */
  void write() throws IOException {
    String rest = EXPECT.matcher(text.stripTrailing()).replaceFirst("");
    if (rest.length() == text.stripTrailing().length()) {
      rest = rest.substring(0, rest.length() - 1).stripTrailing();
    }
    List<String> parts = new ArrayList<>();
    for (var member : outcome().properties()) {
      JsonNode value = member.getValue();
      parts.add(
          "\"%s\": %s".formatted(member.getKey(), value.isArray() ? list(value) : spaced(value)));
    }
    String expect = String.join(",\n  ", parts);
    Files.writeString(file, rest + ",\n \"expect\": {\n  " + expect + "}}\n");
  }

  private static String list(JsonNode events) {
    List<String> lines = events.valueStream().map(GoldenScenario::spaced).toList();
    return lines.isEmpty() ? "[]" : "[\n   " + String.join(",\n   ", lines) + "]";
  }

  /** On one line, with a blank after colons and commas as people write it. */
  private static String spaced(JsonNode value) {
    List<String> parts = new ArrayList<>();
    if (value.isObject()) {
      for (var member : value.properties()) {
        parts.add(
            Resolved.JSON.writeValueAsString(member.getKey()) + ": " + spaced(member.getValue()));
      }
      return "{" + String.join(", ", parts) + "}";
    }
    if (value.isArray()) {
      value.valueStream().map(GoldenScenario::spaced).forEach(parts::add);
      return "[" + String.join(", ", parts) + "]";
    }
    return value.toString();
  }
}
