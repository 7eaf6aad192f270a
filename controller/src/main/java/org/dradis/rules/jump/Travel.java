package org.dradis.rules.jump;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.event.Event;
import org.dradis.rules.newcaprica.BeginNewCaprica;
import org.dradis.rules.placement.PlaceShips;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Adds distance, by a jump or a mission, and looks at the objective (JP-3, DB-2). */
public record Travel(int distance) implements Order {
  @Override
  public boolean travels() {
    return true;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return distance < 0
        ? new Rejection(Rejection.Code.OUT_OF_RANGE, "", "a distance is 0 or more")
        : null;
  }

  @Override
  public void play(Play play) {
    Voyage voyage = play.board().voyage();
    int before = voyage.distance();
    int after = Math.clamp((long) before + distance, 0, Integer.MAX_VALUE);
    play.set(play.board().with(voyage.withDistance(after)));
    play.tell(new Event.DistanceTravelled(distance, after));
    Objective objective = voyage.objective();
    if (objective != null) {
      lookAt(play, objective, before, after);
    }
  }

  private static void lookAt(Play play, Objective objective, int before, int after) {
    if (before < Objective.SLEEPER_AT && after >= Objective.SLEEPER_AT) {
      play.tell(new Event.SleeperPhaseCame());
    }
    if (objective == Objective.NEW_CAPRICA
        && after >= Objective.NEW_CAPRICA_AT
        && play.board().newCaprica() == null) {
      play.next(new BeginNewCaprica());
    }
    if (objective == Objective.IONIAN_NEBULA
        && before < Objective.CROSSROADS_AT
        && after >= Objective.CROSSROADS_AT) {
      play.tell(new Event.CrossroadsBattleCame());
      play.next(battle());
    }
    if (objective.winsAt() != Objective.NEVER
        && before < objective.winsAt()
        && after >= objective.winsAt()) {
      play.tell(new Event.NextJumpWins());
    }
  }

  /** The ships of the return to New Caprica and of the crossroads battle (NC-5, JP-3). */
  public static PlaceShips battle() {
    return new PlaceShips(
        Ring.of(
            area ->
                switch (area) {
                  case STARBOARD_BOW, STARBOARD_QUARTER -> new Placement(1, 4, 0, 0, 0);
                  case PORT_BOW, PORT_QUARTER -> new Placement(0, 0, 0, 2, 0);
                  case BOW, STERN -> Placement.NOTHING;
                }));
  }
}
