package org.dradis.rules.basestars;

import org.dradis.rules.attack.AttackTable;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.damage.DamageGalactica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** One basestar attacks Galactica (AT). */
record BasestarAttacks(Basestar basestar, @Nullable Area area) implements Roll {
  @Override
  public RollFor what() {
    return new RollFor(RollFor.Kind.ATTACK_ON_GALACTICA, basestar.word(), RollFor.GALACTICA, area);
  }

  @Override
  public void rolled(Play play, int result) {
    if (AttackTable.basestarDamagesGalactica(result)) {
      play.next(DamageGalactica.ONCE);
    } else {
      play.tell(new Event.AttackMissed(basestar.word(), RollFor.GALACTICA, area));
    }
  }
}
