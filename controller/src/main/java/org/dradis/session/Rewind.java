package org.dradis.session;

import java.util.List;
import org.dradis.rules.State;
import org.jspecify.annotations.Nullable;

/** Steps of the game back and forward. The table is not touched: hands bring it after. */
final class Rewind {
  private Rewind() {}

  static Step back(SessionState state, int steps) {
    String refusal = refusal(steps, state.history().back(), "back");
    if (refusal != null) {
      return Step.refused(state, refusal);
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
    String refusal = refusal(steps, state.history().forward(), "forward");
    if (refusal != null) {
      return Step.refused(state, refusal);
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

  private static @Nullable String refusal(int steps, int possible, String where) {
    if (steps < 1) {
      return "a number of steps is 1 or more, not " + steps;
    }
    if (possible == 0) {
      return "there is no step " + where;
    }
    return steps > possible ? "there are only " + possible + " steps " + where : null;
  }
}
