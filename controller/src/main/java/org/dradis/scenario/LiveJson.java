package org.dradis.scenario;

import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.RecordWriter;
import org.dradis.file.Words;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.event.Event;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * JSON of live games: boards and events as scenarios have them, but civilian ships go by opaque
 * words, and contents are nowhere.
 */
public final class LiveJson {
  private static final JsonFactory JSON = JsonFactory.builder().build();

  private LiveJson() {}

  /** The canonical text of a board: equal boards give equal texts. */
  public static String board(Board board) {
    return write(json -> board(json, board));
  }

  public static void board(JsonGenerator json, Board board) {
    new BoardWriter(json, Words.FACE_DOWN).write(board);
  }

  /** Reads a board; nothing is known of what its face-down ships hold. */
  public static Board board(Field field, PieceSet<GameOption> options, AttackDeck deck) {
    return BoardReader.readLive(field, options, deck);
  }

  /** The canonical text of events, a list. */
  public static String events(List<Event> events) {
    return write(
        json -> {
          RecordWriter records = records(json);
          json.writeStartArray();
          for (Event event : events) {
            records.writeTyped((Record) event);
          }
          json.writeEndArray();
        });
  }

  /** A writer of records that names face-down ships as live games do. */
  public static RecordWriter records(JsonGenerator json) {
    return new RecordWriter(json, Words.FACE_DOWN);
  }

  /** The text that something writes. */
  public static String write(Consumer<JsonGenerator> body) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      body.accept(json);
    }
    return text.toString();
  }
}
