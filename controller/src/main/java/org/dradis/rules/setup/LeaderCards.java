package org.dradis.rules.setup;

import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Hyphenated;
import org.jspecify.annotations.Nullable;

/**
 * What a Cylon leader gets instead of loyalty cards: with Daybreak motives, at the start and at the
 * sleeper phase, else one agenda (LD-5).
 */
public record LeaderCards(int motives, int motivesAtSleeper, @Nullable Agenda agenda) {
  /** Which deck the agenda comes from. */
  public enum Agenda implements Hyphenated {
    FRIENDLY,
    HOSTILE
  }

  static LeaderCards of(GamePlan plan) {
    if (plan.uses(Expansion.DAYBREAK)) {
      return new LeaderCards(2, 2, null);
    }
    boolean even = plan.characters().size() % 2 == 0;
    return new LeaderCards(0, 0, even ? Agenda.FRIENDLY : Agenda.HOSTILE);
  }
}
