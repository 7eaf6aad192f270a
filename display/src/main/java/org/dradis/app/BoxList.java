package org.dradis.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.port.TagId;

/** Prints what is enrolled, and never what a civilian ship holds. */
final class BoxList {
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
    JsonLine.print(
        out,
        json -> {
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
        });
  }
}
