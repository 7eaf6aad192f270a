package org.dradis.session.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dradis.file.RecordParts;
import org.dradis.file.RecordWriter;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.Change;
import org.dradis.session.DiceNote;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Trouble;
import org.jspecify.annotations.Nullable;

/**
 * Sentences out of a resource bundle. A sentence names its parts, such as {@code {from|from}}: the
 * part, and the form in which the bundle has its word, so that languages with cases can follow.
 */
public final class Texts {
  private static final String BUNDLE = "org.dradis.session.words.texts";
  private static final Pattern PART = Pattern.compile("\\{(\\w+)(?:\\|([\\w-]+))?}");
  private static final Pattern SPACES = Pattern.compile(" +(?=[ .,:;]|$)");

  private final ResourceBundle bundle;
  private final Plurals plurals;

  private Texts(Locale locale) {
    // English is the root: a language that nobody wrote yet reads English.
    bundle =
        ResourceBundle.getBundle(
            BUNDLE,
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    plurals = Plurals.of(bundle.getLocale());
  }

  public static Texts in(Locale locale) {
    return new Texts(locale);
  }

  /** What a hand has to do: "move 2 raiders from the bow to the starboard bow". */
  public String task(Move move) {
    Map<String, @Nullable Object> parts = new LinkedHashMap<>();
    parts.put("ships", ships(move.kind(), move.count()));
    parts.put("from", move.from());
    parts.put("to", move.to());
    if (move.from() == null) {
      return fill("task.put", parts);
    }
    return fill(move.to() == null ? "task.take" : "task.move", parts);
  }

  /** So many of a kind: "2 raiders". */
  public String ships(PieceKind kind, int count) {
    return fill("count." + kind.word() + "." + plurals.form(count), Map.of("n", count));
  }

  public String trouble(Trouble trouble) {
    Map<String, @Nullable Object> parts = RecordParts.of((Record) trouble);
    if (parts.get("count") instanceof Integer count
        && parts.get("kind") instanceof PieceKind kind) {
      parts.put("ships", ships(kind, count));
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
    return fill("event." + RecordWriter.type(event.getClass()), RecordParts.of((Record) event));
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

  /** The public name of an event. */
  public static String type(Event event) {
    return RecordWriter.type(event.getClass());
  }

  /** How the game ended. */
  public String outcome(Outcome outcome) {
    return formed(outcome, "outcome");
  }

  /** Something that can be started, by its name and what it is about. */
  public String action(String id, Map<String, ? extends @Nullable Object> parts) {
    return fill("action." + id, parts);
  }

  /** A thing as it stands on a button; names of people and cards are themselves. */
  public String label(String word) {
    return formed(word, "label");
  }

  /** The rule that asks, in one line. */
  public String rule(Question question) {
    return formed(question.rule(), "rule");
  }

  private String fill(String key, Map<String, ? extends @Nullable Object> parts) {
    Matcher matcher = PART.matcher(bundle.getString(key));
    StringBuilder text = new StringBuilder();
    while (matcher.find()) {
      String part = text(parts.get(matcher.group(1)), matcher.group(2));
      matcher.appendReplacement(text, Matcher.quoteReplacement(part));
    }
    return SPACES.matcher(matcher.appendTail(text)).replaceAll("");
  }

  private String text(@Nullable Object value, @Nullable String form) {
    return switch (value) {
      case null -> "";
      // Face down: no word of it says anything.
      case CivilianShip _ -> bundle.getString("civilian-ship");
      case List<?> all ->
          all.stream()
              .map(each -> text(each, form))
              .collect(Collectors.joining(bundle.getString("list.separator")));
      default -> form == null ? word(value) : formed(value, form);
    };
  }

  /** The word of a thing in a form; names of people and cards have only one. */
  private String formed(Object value, String form) {
    try {
      return bundle.getString(form + "." + word(value));
    } catch (MissingResourceException e) {
      return word(value);
    }
  }

  private static String word(Object value) {
    return switch (value) {
      case Option option -> option.word();
      case Enum<?> constant -> RecordWriter.word(constant);
      default -> value.toString();
    };
  }
}
