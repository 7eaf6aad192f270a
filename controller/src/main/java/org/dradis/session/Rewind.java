package org.dradis.session;

import java.util.List;
import org.dradis.rules.State;

/** Steps of the game back and forward. The table is not touched: hands bring it after. */
final class Rewind {
  private Rewind() {}

  static Step back(SessionState state, int steps) {
    int possible = state.history().back();
    if (steps < 1 || steps > possible) {
      return refused(
          state,
          steps,
          possible,
          "back",
          possible == 0 ? Objection.NO_STEP_BACK : Objection.FEWER_STEPS_BACK);
    }
    State game = state.game();
    History history = state.history();
    for (int i = 0; i < steps; i++) {
      History.Past past = history.past();
      if (past != null) {
        history = new History(past.rest(), History.Past.on(history.future(), game, past.by()));
        game = past.state();
      }
    }
    return Step.done(state.withWaiting(null).withGame(game, history, List.of()));
  }

  static Step forward(SessionState state, int steps) {
    int possible = state.history().forward();
    if (steps < 1 || steps > possible) {
      return refused(
          state,
          steps,
          possible,
          "forward",
          possible == 0 ? Objection.NO_STEP_FORWARD : Objection.FEWER_STEPS_FORWARD);
    }
    State game = state.game();
    History history = state.history();
    for (int i = 0; i < steps; i++) {
      History.Past future = history.future();
      if (future != null) {
        history = new History(History.Past.on(history.past(), game, future.by()), future.rest());
        game = future.state();
      }
    }
    return Step.done(state.withWaiting(null).withGame(game, history, List.of()));
  }

  private static Step refused(
      SessionState state, int steps, int possible, String where, Objection tooFar) {
    if (steps < 1) {
      return Step.refused(
          state, Objection.NOT_A_NUMBER_OF_STEPS, "a number of steps is 1 or more, not " + steps);
    }
    return Step.refused(
        state,
        Reason.of(tooFar, "n", possible),
        possible == 0
            ? "there is no step " + where
            : "there are only " + possible + " steps " + where);
  }
}
