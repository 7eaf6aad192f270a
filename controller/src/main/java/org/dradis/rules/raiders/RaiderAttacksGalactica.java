package org.dradis.rules.raiders;

import org.dradis.rules.attack.AttackTable;
import org.dradis.rules.damage.DamageGalactica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;

/** A raider that finds no civilian ship in any area attacks Galactica (RA-2). */
record RaiderAttacksGalactica(RaiderActs raider) implements Roll, RaiderDecision {
  @Override
  public RollFor what() {
    return new RollFor(
        RollFor.Kind.ATTACK_ON_GALACTICA, raider.by(), RollFor.GALACTICA, raider.area());
  }

  @Override
  public void rolled(Play play, int result) {
    if (AttackTable.raiderDamagesGalactica(result)) {
      play.next(DamageGalactica.ONCE);
    } else {
      play.tell(new Event.AttackMissed(raider.by(), RollFor.GALACTICA, raider.area()));
    }
  }
}
