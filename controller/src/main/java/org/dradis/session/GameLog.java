package org.dradis.session;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.RecordParts;
import org.dradis.file.RecordReader;
import org.dradis.file.RecordWriter;
import org.dradis.file.Words;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Option;
import org.dradis.rules.event.Event;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A game as people read it: what was said, and what came of it. It reads the rows as they are, and
 * plays nothing.
 */
public final class GameLog {
  private final Texts texts;
  private final InputJson inputs;
  private final RecordReader events =
      new RecordReader(Map.of(CivilianShip.class, Words.FACE_DOWN::read));

  public GameLog(Texts texts, AttackDeck deck) {
    this.texts = texts;
    this.inputs = new InputJson(deck);
  }

  /** Tells the game row by row: each line with the row that it is from. */
  public void tell(List<Row> rows, BiConsumer<Row, String> line) {
    for (Row row : rows) {
      try {
        tell(row, line);
      } catch (BadField e) {
        line.accept(row, "(this version cannot read the row: " + e.getMessage() + ")");
      }
    }
  }

  private void tell(Row row, BiConsumer<Row, String> line) {
    if (row.kind() == Kind.INPUT) {
      Said said = inputs.read(row.json());
      if (said.by() != Source.TAGS && said.by() != Source.TABLE) {
        line.accept(row, "> " + phrase(said.input()));
      }
    } else if (row.kind() == Kind.EVENTS) {
      for (Field event : JsonText.read("events", row.json()).items()) {
        line.accept(row, "  " + texts.event(events.read(event, Event.class)));
      }
    }
  }

  /** The words of a record: {@code LaunchViper} with its parts is "launch viper mk2 port-bow". */
  private static String phrase(SessionInput input) {
    Record said = (Record) input;
    if (input instanceof SessionInput.Start(var command)) {
      said = (Record) command;
    } else if (input instanceof SessionInput.Declare(var interrupt)) {
      said = (Record) interrupt;
    }
    return words(said);
  }

  private static String words(Record value) {
    StringBuilder text =
        new StringBuilder(
            RecordWriter.type(value.getClass())
                .replaceAll("([A-Z])", " $1")
                .toLowerCase(Locale.ROOT));
    for (Object part : RecordParts.of(value).values()) {
      String word = word(part);
      text.append(word.isEmpty() ? "" : " ").append(word);
    }
    return text.toString();
  }

  private static String word(@Nullable Object part) {
    return switch (part) {
      case null -> "";
      case CivilianShip ship -> Words.FACE_DOWN.of(ship);
      case Option option -> option.word();
      case AttackCard card -> card.name();
      case Enum<?> constant -> RecordWriter.word(constant);
      case Record inner -> "(" + words(inner) + ")";
      case List<?> items -> String.join(", ", items.stream().map(GameLog::word).toList());
      default -> part.toString();
    };
  }
}
