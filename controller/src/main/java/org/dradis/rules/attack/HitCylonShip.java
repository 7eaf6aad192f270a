package org.dradis.rules.attack;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Target;
import org.dradis.rules.damage.DamageBasestar;
import org.dradis.rules.damage.RaiderLoss;
import org.dradis.rules.play.Play;

/** What a hit does to a Cylon ship: small ships are destroyed, a basestar is damaged (AT). */
public final class HitCylonShip {
  private HitCylonShip() {}

  public static void apply(Play play, Area area, Target target) {
    switch (target) {
      case RAIDER -> RaiderLoss.destroyPlain(play, area, 1);
      case SCAR -> RaiderLoss.destroyScar(play, area);
      case HEAVY_RAIDER -> RaiderLoss.destroyHeavy(play, area);
      case B1 -> play.next(new DamageBasestar(Basestar.B1));
      case B2 -> play.next(new DamageBasestar(Basestar.B2));
    }
  }
}
