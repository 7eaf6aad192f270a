package org.dradis.session.words;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.dradis.file.RecordParts;
import org.dradis.file.RecordWriter;
import org.dradis.journal.JournalTrouble;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.Change;
import org.dradis.session.DiceNote;
import org.dradis.session.Reason;
import org.dradis.session.Reply;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Trouble;
import org.jspecify.annotations.Nullable;

/**
 * Sentences out of a resource bundle. A sentence names its parts, such as {@code {from|from}}: the
 * part, and the form in which the bundle has its word, so that languages with cases can follow.
 */
public final class Texts {
  private final Wording wording;

  private Texts(Locale locale) {
    wording = new Wording(locale);
  }

  public static Texts in(Locale locale) {
    return new Texts(locale);
  }

  /** What a hand has to do: "move 2 raiders from the bow to the starboard bow". */
  public String task(Move move) {
    Map<String, @Nullable Object> parts = new LinkedHashMap<>();
    parts.put("ships", new Wording.Count(move.kind(), move.count()));
    parts.put("from", move.from());
    parts.put("to", move.to());
    if (move.from() == null) {
      return fill("task.put", parts);
    }
    return fill(move.to() == null ? "task.take" : "task.move", parts);
  }

  /** So many of a kind: "2 raiders". */
  public String ships(PieceKind kind, int count) {
    return fill("ships", Map.of("ships", new Wording.Count(kind, count)));
  }

  /** What somebody said or did, by its name and what it is about. */
  public String said(String key, Map<String, ? extends @Nullable Object> parts) {
    return fill("said." + key, parts);
  }

  /** A sentence with a number, {@code {n}}, in the plural form that it needs. */
  public String counted(String key, int number) {
    return fill(key, Map.of("n", number));
  }

  public String trouble(Trouble trouble) {
    Map<String, @Nullable Object> parts = RecordParts.of((Record) trouble);
    if (parts.get("count") instanceof Integer count
        && parts.get("kind") instanceof PieceKind kind) {
      parts.put("ships", new Wording.Count(kind, count));
    }
    return fill("trouble." + RecordWriter.type(trouble.getClass()), parts);
  }

  /** What the game waits for. */
  public String question(Question question) {
    return switch (question) {
      case Question.RollDie(RollFor what, var _, var _, int face) -> {
        Map<String, @Nullable Object> parts = RecordParts.of(what);
        parts.put("face", face);
        parts.put("roll", fill("roll." + word(what.kind()), parts));
        yield fill(face == 0 ? "question.roll" : "question.stand", parts);
      }
      case Question.DrawToken(var pool, var _) -> fill("question.draw." + pool.word(), Map.of());
      case Question.Choose choose ->
          fill("question.choose." + word(choose.matter()), RecordParts.of(choose));
    };
  }

  /** Somebody who decides, such as "the Admiral". */
  public String decider(Decider decider) {
    return fill("decider." + word(decider), Map.of());
  }

  public String event(Event event) {
    Map<String, @Nullable Object> parts = RecordParts.of((Record) event);
    if (event instanceof Event.ModifierDeclared(int amount, var _)) {
      parts.put("signed", signed(amount));
    }
    return fill("event." + RecordWriter.type(event.getClass()), parts);
  }

  private static String signed(int amount) {
    return amount < 0 ? "\u2212" + -amount : "+" + amount;
  }

  public String note(DiceNote note) {
    return fill("note." + RecordWriter.type(note.getClass()), RecordParts.of((Record) note));
  }

  public String change(Change change) {
    if (change.now().isEmpty()) {
      return fill("change.gone", RecordParts.of(change));
    }
    return fill(change.before().isEmpty() ? "change.came" : "change.moved", RecordParts.of(change));
  }

  /** What whoever gave an input is told, or null if there is nothing to say. */
  public @Nullable String reply(Reply reply) {
    return switch (reply) {
      case Reply.Done() -> null;
      case Reply.Waits(int moves) -> counted("reply.waits", moves);
      case Reply.Noted(var _, Reason remark) -> reason(remark);
      case Reply.Refused(var _, Reason reason) -> reason(reason);
    };
  }

  /** Why something is refused. */
  public String reason(Reason reason) {
    String key = "reply." + word(reason.code());
    String special = key + "." + reason.about();
    return fill(wording.find(special) == null ? key : special, reason.parts());
  }

  /** What is wrong with the journal, and what to do. */
  public String trouble(JournalTrouble.Reason reason) {
    return fill("journal." + word(reason), Map.of());
  }

  /** The public name of an event. */
  public static String type(Event event) {
    return RecordWriter.type(event.getClass());
  }

  /** How the game ended. */
  public String outcome(Outcome outcome) {
    return wording.formed(outcome, "outcome");
  }

  /** Something that can be started, by its name and what it is about. */
  public String action(String id, Map<String, ? extends @Nullable Object> parts) {
    return fill("action." + id, parts);
  }

  /** A thing as it stands on a button; names of people and cards are themselves. */
  public String label(String word) {
    return wording.formed(word, "label");
  }

  /** A character with the version of the sheet, for whoever picks one of both. */
  public String sheet(String character) {
    return wording.formed(character, "version");
  }

  /** The special of a printed card; of any other card as its file has it. */
  public String special(String text) {
    return wording.formed(text, "special");
  }

  /** One of the answers to a question, as it stands on a button. */
  public String offer(Question question, String word) {
    return wording.formed(word, question instanceof Question.Choose it ? form(it) : "label");
  }

  private static String form(Question.Choose choice) {
    return switch (choice.matter()) {
      // Positions on the planet are numbers to the rules and places to players.
      case OCCUPATION_FORCE -> "post";
      case SCAR_OR_RAIDER -> "hit";
      default -> "label";
    };
  }

  /** The rule that asks, in one line; of a table of results the line that is needed. */
  public String rule(Question question) {
    String rule = question.rule();
    if (question instanceof Question.RollDie(RollFor what, var _, var _, var _)) {
      String kind = "rule." + rule + "." + word(what.kind());
      for (String about : Arrays.asList(what.at(), what.by())) {
        String line = about == null ? null : wording.find(kind + "." + Wording.key(about));
        if (line != null) {
          return line;
        }
      }
      return line(kind, rule);
    }
    if (question instanceof Question.DrawToken(var pool, var _)) {
      return line("rule." + rule + "." + pool.word(), rule);
    }
    return wording.formed(rule, "rule");
  }

  private String line(String key, String rule) {
    String line = wording.find(key);
    return line == null ? wording.formed(rule, "rule") : line;
  }

  private String fill(String key, Map<String, ? extends @Nullable Object> parts) {
    return wording.fill(key, parts);
  }

  private static String word(Object value) {
    return Wording.word(value);
  }
}
