package org.dradis.session.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.dradis.cards.AttackDeck;
import org.dradis.crew.PrintedRegister;
import org.dradis.journal.Journal;
import org.dradis.port.DiceThrow;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.event.Event;
import org.dradis.scenario.SplitMix64;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Views;
import org.dradis.session.board.Move;
import org.dradis.session.board.Place;
import org.dradis.session.words.Texts;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Plays a script of hands and touches, line by line (docs/session.md). */
public final class Script {
  private final String name;
  private final Appendable out;
  private final Texts texts = Texts.in(Locale.ENGLISH);
  private final Expectations expectations = new Expectations(new Views(texts));
  private final Journal journal;
  private final AttackDeck deck;
  private final ScriptTables tables;
  private final Touches touches;
  private PieceSet<GameOption> options = GameOption.NONE;
  private List<Place> zones = Arrays.stream(Place.values()).filter(Place::isInSpace).toList();
  private @Nullable ScriptTable table;
  private @Nullable String refused;
  private int refusedIn;

  /** A script of this name for a new table; what happens is told line by line. */
  public Script(
      String name,
      ScriptTables tables,
      Journal journal,
      AttackDeck deck,
      long seed,
      Appendable out) {
    this.tables = tables;
    this.name = name;
    this.journal = journal;
    this.deck = deck;
    this.out = out;
    SplitMix64 generator = new SplitMix64(seed);
    this.touches = new Touches(deck, generator::die);
  }

  /** Plays all lines, or throws what went wrong with the line's number. */
  public void play(String text) {
    try {
      playLines(text);
    } finally {
      if (table != null) {
        table.close();
      }
    }
  }

  private void playLines(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("(^|\\s)#.*", "").strip();
      if (!line.isEmpty()) {
        if (!line.startsWith("expect refused")) {
          complainIfRefused();
        }
        try {
          play(new Line(line), i + 1);
        } catch (ScriptFailure | IllegalArgumentException e) {
          throw new ScriptFailure("%s, line %d: %s".formatted(name, i + 1, e.getMessage()));
        }
      }
    }
    complainIfRefused();
  }

  private void play(Line line, int number) {
    String verb = line.word("a word");
    if (verb.equals("expect") && line.takes("refused")) {
      String was = refused;
      refused = null;
      if (was == null || !was.contains(line.rest())) {
        throw line.wrong(was == null ? "nothing was refused" : "refused was: " + was);
      }
      return;
    }
    tell("> " + line.text());
    SessionState before = table == null ? null : table.state();
    act(verb, line);
    line.end();
    String sentence = table == null ? null : table.refusal();
    if (sentence != null) {
      refused = sentence;
      refusedIn = number;
      tell("  refused: " + sentence);
    }
    if (table != null && !table.state().equals(before)) {
      report(before, table.state());
    }
  }

  private void complainIfRefused() {
    if (refused != null) {
      throw new ScriptFailure("%s, line %d: refused: %s".formatted(name, refusedIn, refused));
    }
  }

  private void act(String verb, Line line) {
    switch (verb) {
      case "options" -> {
        while (!line.isOver()) {
          options = options.with(line.one("an option", List.of(GameOption.values())));
        }
      }
      case "readers" -> readers(line);
      case "expect" -> expectations.check(line, table().state());
      case "crash" -> {
        table().crash();
        if (line.takes("and resume")) {
          table().say(new SessionInput.Resume());
        }
      }
      case "tidy" -> new Obedience(table()).tidy();
      case "tick" -> table().say(new SessionInput.Tick(nextByTouch(line)));
      case "lose" -> {
        line.needs("zone");
        table().hands().loseZone(line.place());
      }
      case "find" -> {
        line.needs("zone");
        table().hands().findZone(line.place());
      }
      default -> {
        SessionInput touch = touches.read(verb, line);
        if (touch != null) {
          table().say(touch);
        } else if (!hand(verb, line)) {
          throw line.wrong("\"" + verb + "\" is not a word of scripts");
        }
      }
    }
  }

  private void readers(Line line) {
    if (table != null) {
      throw line.wrong("readers are named before the game begins");
    }
    if (line.takes("none")) {
      zones = List.of();
    } else if (line.takes("everywhere")) {
      zones = tables.everywhere();
    } else {
      List<Place> named = new ArrayList<>();
      while (!line.isOver()) {
        named.add(line.place());
      }
      zones = named;
    }
  }

  private boolean hand(String verb, Line line) {
    Hands hands = table().hands();
    switch (verb) {
      case "lift" -> hands.lift(line.piece());
      case "put" -> {
        String piece = line.piece();
        line.needs("in");
        hands.put(piece, line.place());
      }
      case "slide" -> {
        String piece = line.piece();
        line.needs("to");
        hands.slide(piece, line.place());
      }
      case "move" -> move(line, hands);
      case "straddle" -> {
        String piece = line.piece();
        Place one = line.place();
        hands.straddle(piece, one, line.place());
      }
      case "stranger" -> {
        String tag = line.word("a tag");
        if (line.takes("away")) {
          hands.takeStranger(tag);
        } else {
          line.needs("in");
          hands.putStranger(tag, line.place());
        }
      }
      case "throw" -> hands.throwDie(thrown(line));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void move(Line line, Hands hands) {
    String piece = line.piece();
    if (line.takes("from")) {
      Place from = line.place();
      if (hands.whereIs(piece) != from) {
        throw line.wrong(piece + " is not there, but in " + hands.whereIs(piece).word());
      }
    }
    line.needs("to");
    hands.move(piece, line.place());
  }

  private static DiceThrow thrown(Line line) {
    if (line.takes("void")) {
      return new DiceThrow.Voided(DiceThrow.VoidReason.MOVED);
    }
    if (line.takes("doubtful")) {
      return new DiceThrow.Doubtful(DiceThrow.Doubt.UNREADABLE);
    }
    return new DiceThrow.Rolled(line.number("a face"));
  }

  private Move nextByTouch(Line line) {
    for (Move move : table().state().difference().moves()) {
      if (line.isOver() || texts.task(move).equals(line.text().substring("tick ".length()))) {
        line.rest();
        return move;
      }
    }
    throw line.wrong("there is no such task");
  }

  /** Begins the game when the first line needs it. */
  private ScriptTable table() {
    ScriptTable open = table;
    if (open == null) {
      Board board = StartPosition.of(options, Manifest.UNKNOWN);
      board = board.with(Crew.NONE.with(PrintedRegister.get()));
      open = tables.open(journal, board, zones, deck);
      table = open;
    }
    return open;
  }

  /** Tells what is new: what happened, what is asked, what hands have to do. */
  private void report(@Nullable SessionState before, SessionState now) {
    TableView view = new Views(texts).of(now);
    if (before == null || !before.recent().equals(now.recent())) {
      for (Event event : now.recent()) {
        tell("  " + texts.event(event));
      }
    }
    view.changes().forEach(change -> tell("  " + change));
    if (view.question() != null && (before == null || !now.game().equals(before.game()))) {
      tell("  ? " + view.question().sentence());
    }
    view.tasks().forEach(task -> tell("  - " + task.sentence()));
    view.troubles().forEach(trouble -> tell("  ! " + trouble));
  }

  private void tell(String line) {
    try {
      out.append(line).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
