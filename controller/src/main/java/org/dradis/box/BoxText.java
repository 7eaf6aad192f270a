package org.dradis.box;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A box as JSON, one piece a line, so that people can read and compare it. */
final class BoxText {
  private static final String NAME = "dradis-box/";
  static final String FORMAT = NAME + "1";

  private static final JsonFactory JSON = new JsonFactory();
  private static final Words<Cargo> CARGO = new Words<>("what a ship can hold", Cargo.values());

  private BoxText() {}

  static Box read(String source, String text) {
    try {
      return read(JsonText.read(source, text));
    } catch (BadField e) {
      throw e.field().equals(source) ? e : new BadField(source + ": " + e.field(), e.problem());
    }
  }

  private static Box read(Field root) {
    Members members = root.members();
    Field format = members.need("format");
    String word = format.text();
    if (!word.equals(FORMAT)) {
      throw format.wrong(
          word.startsWith(NAME)
              ? "is \"" + word + "\", of another Dradis; this one knows " + FORMAT
              : "must be \"" + FORMAT + "\", not \"" + word + "\"");
    }
    members.only(List.of("format", "pieces"));
    Box box = Box.EMPTY;
    for (Field item : members.need("pieces").items()) {
      try {
        box = box.with(piece(item.members()));
      } catch (BadField e) {
        throw e.field().startsWith(item.path()) ? e : item.wrong(e.field() + ": " + e.problem());
      }
    }
    return box;
  }

  private static Piece piece(Members members) {
    members.only(List.of("kind", "name", "tags", "holds"));
    List<TagId> tags = new ArrayList<>();
    for (Field tag : members.need("tags").items()) {
      tags.add(tag(tag));
    }
    Field holds = members.get("holds");
    return new Piece(
        Kind.WORDS.read(members.need("kind")),
        members.need("name").name(),
        tags,
        holds == null ? Optional.empty() : Optional.of(cargo(holds)));
  }

  private static TagId tag(Field field) {
    String text = field.text("the number of a tag");
    try {
      return TagId.parse(text);
    } catch (IllegalArgumentException e) {
      throw field.wrong("must be the number of a tag, pairs of 0-9 and A-F, not \"" + text + "\"");
    }
  }

  /** A complaint must not show what is wrong: it may be nearly right. */
  private static Cargo cargo(Field field) {
    Cargo cargo = CARGO.find(field.text());
    if (cargo == null) {
      throw field.wrong("must be one of " + Words.list(CARGO.all()));
    }
    return cargo;
  }

  static String write(Box box) {
    var text = new StringBuilder("{\"format\": \"" + FORMAT + "\", \"pieces\": [");
    String separator = "\n";
    for (Piece piece : box.pieces()) {
      text.append(separator).append(line(piece));
      separator = ",\n";
    }
    return text.append("\n]}\n").toString();
  }

  private static String line(Piece piece) {
    var text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("kind", piece.kind().word());
      json.writeStringProperty("name", piece.name());
      json.writeName("tags").writeStartArray();
      piece.tags().forEach(tag -> json.writeString(tag.toString()));
      json.writeEndArray();
      piece.cargo().ifPresent(cargo -> json.writeStringProperty("holds", cargo.word()));
      json.writeEndObject();
    }
    return text.toString();
  }
}
