package org.dradis.app;

import java.io.PrintWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** One line of JSON on an output that stays open. */
final class JsonLine {
  private static final JsonFactory JSON =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private JsonLine() {}

  static void print(PrintWriter out, Consumer<JsonGenerator> value) {
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
      value.accept(json);
    }
    out.print("\n");
  }
}
