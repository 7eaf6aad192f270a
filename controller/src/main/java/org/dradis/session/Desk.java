package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.Journal;
import org.dradis.journal.Kind;
import org.dradis.rules.State;
import org.dradis.scenario.LiveJson;
import org.dradis.session.json.InputJson;
import org.dradis.session.json.StoredState;
import org.jspecify.annotations.Nullable;

/**
 * The single writer of a game, for one thread: an input is played, its rows are made durable, and
 * only then does it count.
 */
public final class Desk {
  /** The version of the form of event rows. */
  public static final int EVENTS_FORMAT = 1;

  private final Journal journal;
  private final GameId game;
  private final @Nullable Divergence divergence;
  private SessionState state;

  private Desk(Journal journal, GameId game, SessionState state, @Nullable Divergence divergence) {
    this.journal = journal;
    this.game = game;
    this.state = state;
    this.divergence = divergence;
  }

  /**
   * Begins a game in a journal. Nothing may be going on in it yet. It begins as the journal has it:
   * what face-down ships hold is forgotten, and asked for when they are turned up.
   */
  public static Desk begin(Journal journal, State start, AttackDeck deck) {
    if (start.agenda() != null) {
      throw new IllegalArgumentException("a game begins between commands");
    }
    String setup = StoredState.write(start);
    State stored = new Replay(deck).setup(setup);
    return new Desk(journal, journal.begin(setup), SessionState.begin(stored), null);
  }

  /** Takes a game of a journal up where it was left. */
  public static Desk resume(Journal journal, GameId game, AttackDeck deck) {
    var replayed = new Replay(deck).all(journal.setup(game), journal.rows(game, 0));
    return new Desk(journal, game, replayed.state(), replayed.divergence());
  }

  public GameId game() {
    return game;
  }

  public SessionState state() {
    return state;
  }

  /** What this program played otherwise when the game was taken up, or null. */
  public @Nullable Divergence divergence() {
    return divergence;
  }

  public Step take(Said said) {
    return take(List.of(said)).getFirst();
  }

  /**
   * Takes inputs in their order, in one transaction. When this returns all of them are durable; if
   * the journal fails none of them was taken, and its trouble is thrown.
   */
  public List<Step> take(List<Said> all) {
    List<Step> steps = new ArrayList<>();
    List<Entry> rows = new ArrayList<>();
    SessionState now = state;
    for (Said said : all) {
      Step step = step(now, said);
      if (!step.isRefused()) {
        rows.addAll(rows(now, said, step));
      }
      steps.add(step);
      now = step.state();
    }
    if (now.phase() == Phase.CLOSED && state.phase() != Phase.CLOSED) {
      journal.end(game, rows, rows.getLast().json());
    } else if (!rows.isEmpty()) {
      journal.append(game, rows);
    }
    state = now;
    return steps;
  }

  /** A fault of the program must not take the table down: the input is refused, nothing changes. */
  private static Step step(SessionState state, Said said) {
    try {
      return SessionCore.step(state, said);
    } catch (RuntimeException | StackOverflowError e) {
      return Step.refused(
          state, Objection.FAULT, "the program failed on this, please report it (" + e + ")");
    }
  }

  private static List<Entry> rows(SessionState before, Said said, Step step) {
    List<Entry> rows = new ArrayList<>();
    rows.add(new Entry(Kind.INPUT, InputJson.FORMAT, InputJson.write(said.forTheJournal())));
    if (!step.events().isEmpty()) {
      rows.add(new Entry(Kind.EVENTS, EVENTS_FORMAT, LiveJson.events(step.events())));
    }
    State game = step.state().game();
    // A step that comes to nothing can be taken back like any other, so it shows in the journal.
    if (!game.equals(before.game()) || step.state().history().back() != before.history().back()) {
      rows.add(new Entry(Kind.STATE, StoredState.FORMAT, StoredState.write(game)));
    }
    return rows;
  }
}
