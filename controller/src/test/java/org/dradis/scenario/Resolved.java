package org.dradis.scenario;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code dradis resolve} does with an input. */
record Resolved(int exitCode, String out, String err) {
  static final JsonMapper JSON = new JsonMapper();

  static Resolved text(String input) {
    return bytes(input.getBytes(StandardCharsets.UTF_8));
  }

  static Resolved bytes(byte[] input) {
    StringWriter out = new StringWriter();
    StringBuilder err = new StringBuilder();
    try {
      int exitCode = Resolver.resolve(new ByteArrayInputStream(input), out, err);
      return new Resolved(exitCode, out.toString(), err.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A scenario whose other fields are given, without braces. */
  static String scenario(String fields) {
    return "{\"format\": \"dradis-scenario/1\"" + (fields.isEmpty() ? "" : ", ") + fields + "}";
  }

  static Resolved of(String fields) {
    return text(scenario(fields));
  }

  List<JsonNode> lines() {
    return out.lines().map(JSON::readTree).toList();
  }

  JsonNode last() {
    return lines().getLast();
  }

  JsonNode board() {
    return last().required("board");
  }

  /** The one line on standard error. */
  String complaint() {
    return err.stripTrailing();
  }
}
