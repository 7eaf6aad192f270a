package org.dradis.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Prints what is enrolled, and never what a civilian ship holds. */
final class BoxList {
  private static final JsonFactory JSON =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private BoxList() {}

  static void text(PrintWriter out, Box box) {
    Columns.print(
        out,
        box.pieces().stream().map(it -> List.of(it.kind().word(), it.name(), tags(it))).toList());
  }

  private static String tags(Piece piece) {
    return piece.tags().stream().map(TagId::toString).collect(Collectors.joining(" "));
  }

  static void json(PrintWriter out, Box box) {
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
      json.writeStartObject().writeName("pieces").writeStartArray();
      for (Piece piece : box.pieces()) {
        json.writeStartObject();
        json.writeStringProperty("kind", piece.kind().word());
        json.writeStringProperty("name", piece.name());
        json.writeName("tags").writeStartArray();
        piece.tags().forEach(tag -> json.writeString(tag.toString()));
        json.writeEndArray().writeEndObject();
      }
      json.writeEndArray().writeEndObject();
    }
    out.print("\n");
  }
}
