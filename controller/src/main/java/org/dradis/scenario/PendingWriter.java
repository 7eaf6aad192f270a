package org.dradis.scenario;

import java.util.List;
import org.dradis.rules.board.Option;
import org.dradis.rules.question.Question;
import tools.jackson.core.JsonGenerator;

/** Writes what a scenario waits for; of it only kind and options are stable (R48). */
final class PendingWriter {
  private final JsonGenerator json;

  PendingWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(Question question) {
    json.writeStartObject();
    json.writeStringProperty("kind", kind(question));
    json.writeStringProperty("for", Phrase.of(question));
    json.writeStringProperty("rule", question.rule());
    switch (question) {
      case Question.RollDie _ -> {}
      case Question.DrawToken draw -> options(draw.options());
      case Question.Choose choice -> options(choice.options());
    }
    json.writeEndObject();
  }

  private static String kind(Question question) {
    return switch (question) {
      case Question.RollDie _ -> "roll";
      case Question.DrawToken _ -> "draw";
      case Question.Choose _ -> "choice";
    };
  }

  private void options(List<? extends Option> options) {
    json.writeName("options").writeStartArray();
    for (Option option : options) {
      json.writeString(option.word());
    }
    json.writeEndArray();
  }
}
