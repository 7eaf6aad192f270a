package org.dradis.rules.turn;

import org.dradis.rules.board.Dials;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.play.Play;
import org.jspecify.annotations.Nullable;

/** How dials decide the game (VC). */
public final class Endings {
  private Endings() {}

  /** The first of fuel, food, morale, population that is used up, or null. */
  public static @Nullable Outcome byEmptyDial(Dials dials) {
    if (dials.fuel() == 0) {
      return Outcome.CYLONS_FUEL;
    }
    if (dials.food() == 0) {
      return Outcome.CYLONS_FOOD;
    }
    if (dials.morale() == 0) {
      return Outcome.CYLONS_MORALE;
    }
    return dials.population() == 0 ? Outcome.CYLONS_POPULATION : null;
  }

  /** The humans have arrived: they win with every dial above 0 (VC-2). */
  public static void winUnlessADialIsEmpty(Play play) {
    Outcome lost = byEmptyDial(play.board().dials());
    play.end(lost == null ? Outcome.HUMANS : lost);
  }
}
