package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.State;
import org.dradis.scenario.LiveJson;
import org.dradis.session.json.InputJson;
import org.dradis.session.json.StateHash;
import org.dradis.session.json.StoredState;
import org.jspecify.annotations.Nullable;

/**
 * Plays the rows of a journal again. Inputs give the state; events and hashes that come out
 * otherwise are a divergence, and then the stored state is the truth.
 */
public final class Replay {
  private final AttackDeck deck;
  private final InputJson inputs;

  public Replay(AttackDeck deck) {
    this.deck = deck;
    this.inputs = new InputJson(deck);
  }

  /**
   * What a journal gives: the session as it was left, and the first row that came out otherwise.
   */
  public record Replayed(SessionState state, @Nullable Divergence divergence) {}

  /** An input of the journal with the rows that belong to it. */
  private record Deed(Row input, @Nullable Row events, @Nullable Row state) {}

  /** The state that a game was begun with. */
  public State setup(String json) {
    State state = StoredState.read(json, deck).state();
    if (state == null) {
      throw new BadField("state", "is missing");
    }
    return state;
  }

  /** Plays all rows of a game from its set-up. */
  public Replayed all(String setup, List<Row> rows) {
    List<Deed> deeds = deeds(rows);
    SessionState state = SessionState.begin(setup(setup));
    for (int i = 0; i < deeds.size(); i++) {
      Attempt attempt = attempt(state, deeds.get(i));
      if (attempt.problem != null) {
        return goOn(attempt.state, deeds, i, attempt.problem);
      }
      state = attempt.state;
    }
    return new Replayed(state, null);
  }

  private record Attempt(SessionState state, @Nullable String problem) {}

  private Attempt attempt(SessionState state, Deed deed) {
    SessionInput input;
    if (deed.input.format() > InputJson.FORMAT) {
      return new Attempt(state, "the input is in the newer form " + deed.input.format());
    }
    try {
      input = inputs.read(deed.input.json()).input();
    } catch (BadField e) {
      return new Attempt(state, "this version cannot read the input (" + e.getMessage() + ")");
    }
    Step step;
    try {
      step = SessionCore.step(state, input);
    } catch (RuntimeException e) {
      return new Attempt(state, "the rules of this version fail on the input (" + e + ")");
    }
    if (step.reply() instanceof Reply.Refused(String sentence, var _)) {
      return new Attempt(state, "this version refuses the input: " + sentence);
    }
    String events = deed.events == null ? "[]" : deed.events.json();
    if (!events.equals(LiveJson.events(step.events()))) {
      return new Attempt(state, "other things happen with this version");
    }
    if (deed.state != null && !sameState(deed.state, step.state().game())) {
      return new Attempt(state, "this version leaves another board");
    }
    return new Attempt(step.state(), null);
  }

  private boolean sameState(Row row, State now) {
    try {
      return StoredState.read(row.json(), deck).hash().equals(StateHash.of(now.board()));
    } catch (BadField e) {
      return false;
    }
  }

  /** Goes on from the last state that was stored as a whole, at or behind the row if possible. */
  private Replayed goOn(SessionState reached, List<Deed> deeds, int at, String problem) {
    Row row = deeds.get(at).input;
    for (int i = deeds.size() - 1; i >= 0; i--) {
      State stored = stored(deeds.get(i).state);
      if (stored != null) {
        SessionState table = tableOnly(reached, deeds.subList(Math.min(at, i), i + 1));
        return finish(restored(table, stored), deeds, i + 1, row, problem);
      }
    }
    return new Replayed(
        reached,
        new Divergence(
            row.number(),
            row.engine(),
            problem + ", and no state is stored: the game stands where it was before that row"));
  }

  /** What the sensors told in the meantime holds whatever the rules say. */
  private SessionState tableOnly(SessionState reached, List<Deed> deeds) {
    SessionState state = reached.withWaiting(null);
    for (Deed deed : deeds) {
      state = tableOnly(state, deed);
    }
    return state;
  }

  private SessionState tableOnly(SessionState state, Deed deed) {
    SessionInput input;
    try {
      input = inputs.read(deed.input.json()).input();
    } catch (BadField e) {
      return state; // of a newer version
    }
    return switch (input) {
      case SessionInput.ReadTable _,
          SessionInput.Return _,
          SessionInput.PlaceTag _,
          SessionInput.LoseZone _,
          SessionInput.FindZone _,
          SessionInput.Resume _ ->
          SessionCore.step(state, input).state();
      default -> state;
    };
  }

  private Replayed finish(SessionState from, List<Deed> deeds, int next, Row row, String problem) {
    SessionState state = from;
    for (int i = next; i < deeds.size(); i++) {
      Attempt attempt = attempt(state, deeds.get(i));
      if (attempt.problem != null) {
        return new Replayed(
            from,
            new Divergence(
                row.number(),
                row.engine(),
                problem
                    + "; the game goes on from the state stored with row "
                    + deeds.get(next - 1).input.number()
                    + ", and what was begun after it is begun anew"));
      }
      state = attempt.state;
    }
    return new Replayed(
        state,
        new Divergence(
            row.number(),
            row.engine(),
            problem
                + "; the game goes on from the state stored with row "
                + deeds.get(next - 1).input.number()));
  }

  private @Nullable State stored(@Nullable Row row) {
    if (row == null) {
      return null;
    }
    try {
      return StoredState.read(row.json(), deck).state();
    } catch (BadField e) {
      return null;
    }
  }

  /** Steps before a stored state cannot be taken back any more. */
  private static SessionState restored(SessionState reached, State stored) {
    return reached.withWaiting(null).withGame(stored, History.NONE, List.of());
  }

  private static List<Deed> deeds(List<Row> rows) {
    List<Deed> deeds = new ArrayList<>();
    for (Row row : rows) {
      if (row.kind() == Kind.INPUT) {
        deeds.add(new Deed(row, null, null));
      } else if (!deeds.isEmpty()) {
        Deed last = deeds.removeLast();
        deeds.add(
            row.kind() == Kind.EVENTS
                ? new Deed(last.input, row, last.state)
                : new Deed(last.input, last.events, row));
      }
    }
    return deeds;
  }
}
