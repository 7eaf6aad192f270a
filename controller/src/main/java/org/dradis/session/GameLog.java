package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.RecordReader;
import org.dradis.file.Words;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.event.Event;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.dradis.view.LogLine;
import org.jspecify.annotations.Nullable;

/**
 * A game as people read it: what was said, and what came of it. It reads the rows as they are, and
 * plays nothing.
 */
public final class GameLog {
  private static final String SAID = "said";

  private final Texts texts;
  private final Sayings sayings;
  private final InputJson inputs;
  private final RecordReader events =
      new RecordReader(Map.of(CivilianShip.class, Words.FACE_DOWN::read));

  public GameLog(Texts texts, AttackDeck deck) {
    this.texts = texts;
    this.sayings = new Sayings(texts);
    this.inputs = new InputJson(deck);
  }

  /** Tells the game row by row: each line with the row that it is from. */
  public void tell(List<Row> rows, BiConsumer<Row, String> line) {
    Story story = story();
    story.add(rows);
    for (Told told : story.told) {
      line.accept(told.row, (told.kind.equals(SAID) ? "> " : "  ") + told.sentence);
    }
  }

  /** Begins a story that grows with the game. */
  public Story story() {
    return new Story();
  }

  private static final class Told {
    private final Row row;
    private final String kind;
    private final String sentence;
    private Trail.@Nullable Footprint step;

    Told(Row row, String kind, String sentence, Trail.@Nullable Footprint step) {
      this.row = row;
      this.kind = kind;
      this.sentence = sentence;
      this.step = step;
    }
  }

  /** The game so far; for one thread. */
  public final class Story {
    private final Trail trail = new Trail();
    private final List<Told> told = new ArrayList<>();
    private @Nullable Told waiting;
    private long read;

    private Story() {}

    /** The number of the last row that it knows. */
    public long read() {
      return read;
    }

    /** Goes on with the rows behind those that it knows. */
    public void add(List<Row> rows) {
      for (int i = 0; i < rows.size(); ) {
        int next = i + 1;
        while (next < rows.size() && rows.get(next).kind() != Kind.INPUT) {
          next++;
        }
        deed(rows.subList(i, next));
        read = rows.get(next - 1).number();
        i = next;
      }
    }

    /** Its lines, each with the steps that have to be taken back to undo it. */
    public List<LogLine> lines() {
      Map<Integer, Integer> steps = trail.back();
      return told.stream()
          .map(
              line -> {
                int back = line.step == null ? 0 : steps.getOrDefault(line.step.number(), 0);
                return new LogLine(line.kind, line.sentence, back, line.step != null && back == 0);
              })
          .toList();
    }

    /** An input with the rows of what came of it. */
    private void deed(List<Row> rows) {
      Row first = rows.getFirst();
      Trail.Footprint step = null;
      if (first.kind() == Kind.INPUT) {
        try {
          step = input(first, inputs.read(first.json()), rows.size() > 1);
        } catch (BadField e) {
          unreadable(first, e);
        }
      }
      for (Row row : rows) {
        if (row.kind() == Kind.EVENTS) {
          events(row, step);
        }
      }
    }

    private Trail.@Nullable Footprint input(Row row, Said said, boolean changed) {
      Trail.Footprint step = trail.follow(said.input(), changed);
      if (waiting != null && step != null) {
        waiting.step = step;
        waiting = null;
      }
      if (said.by() != Source.TAGS && said.by() != Source.TABLE) {
        Told line = new Told(row, SAID, sayings.of(said.input()), step);
        told.add(line);
        if (said.input().equals(trail.waiting())) {
          waiting = line;
        }
      }
      if (trail.waiting() == null) {
        waiting = null;
      }
      return step;
    }

    private void events(Row row, Trail.@Nullable Footprint step) {
      List<Field> items;
      try {
        items = JsonText.read("events", row.json()).items();
      } catch (BadField e) {
        unreadable(row, e);
        return;
      }
      for (Field item : items) {
        try {
          told.add(new Told(row, "event", texts.event(events.read(item, Event.class)), step));
        } catch (BadField e) {
          unreadable(row, e);
        }
      }
    }

    private void unreadable(Row row, BadField why) {
      told.add(
          new Told(
              row,
              "unreadable",
              texts.said("unreadable", Map.of("problem", why.getMessage())),
              null));
    }
  }
}
