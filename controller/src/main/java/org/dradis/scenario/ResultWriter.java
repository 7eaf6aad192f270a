package org.dradis.scenario;

import java.io.IOException;
import java.io.Writer;
import org.dradis.file.RecordWriter;
import org.dradis.file.Words;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Question;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Writes results, each as one line of JSON. */
final class ResultWriter {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .rootValueSeparator("")
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
          .build();

  private final Writer out;
  private final JsonGenerator json;
  private final BoardWriter boards;
  private final RecordWriter events;
  private final PendingWriter questions;

  ResultWriter(Writer out) {
    this.out = out;
    json = JSON.createGenerator(ObjectWriteContext.empty(), out);
    boards = new BoardWriter(json, Words.CIVILIAN);
    events = new RecordWriter(json, Words.CIVILIAN);
    questions = new PendingWriter(json);
  }

  void event(Event event) {
    json.writeStartObject().writeName("event");
    events.writeTyped((Record) event);
    endLine();
  }

  void board(Board board) {
    json.writeStartObject().writeName("board");
    boards.write(board);
    endLine();
  }

  void pending(Question question) {
    json.writeStartObject().writeName("pending");
    questions.write(question);
    endLine();
  }

  void error(String sentence) {
    json.writeStartObject().writeStringProperty("error", sentence);
    endLine();
  }

  void flush() throws IOException {
    json.flush();
    out.flush();
  }

  private void endLine() {
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
