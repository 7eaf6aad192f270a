package org.dradis.rules.attack;

import org.dradis.rules.damage.DamageGalactica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;

/** The Human Fleet location: 5 or more damages Galactica once (DM-11). */
public record HumanFleet() implements Order {
  @Override
  public void play(Play play) {
    play.next(new Sabotage());
  }

  /** The roll. */
  record Sabotage() implements Roll {
    private static final String BY = "human-fleet";

    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.HUMAN_FLEET, BY, RollFor.GALACTICA, null);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result >= 5) {
        play.next(DamageGalactica.ONCE);
      } else {
        play.tell(new Event.AttackMissed(BY, RollFor.GALACTICA, null));
      }
    }
  }
}
