package org.dradis.session;

import org.dradis.rules.State;
import org.jspecify.annotations.Nullable;

/** The steps of a game, back and forward. Steps share their states, so keeping all is cheap. */
public record History(@Nullable Past past, @Nullable Past future) {
  public static final History NONE = new History(null, null);

  /** A state on the other side of a step, and what made the step. */
  public record Past(State state, SessionInput by, @Nullable Past rest, int depth) {
    static Past on(@Nullable Past rest, State state, SessionInput by) {
      return new Past(state, by, rest, rest == null ? 1 : rest.depth + 1);
    }
  }

  /** A new step; what was taken back before is gone. */
  History step(State before, SessionInput by) {
    return new History(Past.on(past, before, by), null);
  }

  /**
   * The step that the last die made, or null. A correction of a die shows another face of the same
   * throw.
   */
  @Nullable Past lastDie() {
    Past each = past;
    while (each != null && !isDie(each.by)) {
      each = each.rest;
    }
    return each;
  }

  static boolean isDie(SessionInput input) {
    return input instanceof SessionInput.Throw
        || input instanceof SessionInput.TypeDie
        || input instanceof SessionInput.RollByComputer;
  }

  private static boolean isAboutDie(SessionInput input) {
    return isDie(input)
        || (input instanceof SessionInput.Correct correct
            && correct.correction() instanceof Correction.Die);
  }

  /** How many steps were made since the last die was thrown or corrected. */
  int sinceLastDie() {
    int steps = 0;
    for (Past each = past; each != null && !isAboutDie(each.by); each = each.rest) {
      steps++;
    }
    return steps;
  }

  public int back() {
    return past == null ? 0 : past.depth;
  }

  public int forward() {
    return future == null ? 0 : future.depth;
  }
}
