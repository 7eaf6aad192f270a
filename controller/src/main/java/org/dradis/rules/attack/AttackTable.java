package org.dradis.rules.attack;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Target;

/** What a result does to a target (AT). */
public final class AttackTable {
  private AttackTable() {}

  public enum Hit {
    MISSED,
    DAMAGED,
    DESTROYED
  }

  public static Hit onViper(Craft craft, int result) {
    return switch (craft) {
      case MK2 -> result >= 8 ? Hit.DESTROYED : result >= 5 ? Hit.DAMAGED : Hit.MISSED;
      case MK7 -> result >= 8 ? Hit.DESTROYED : result >= 6 ? Hit.DAMAGED : Hit.MISSED;
      case ASSAULT_RAPTOR -> result >= 7 ? Hit.DESTROYED : Hit.MISSED;
    };
  }

  public static boolean raiderDamagesGalactica(int result) {
    return result >= 8;
  }

  public static boolean basestarDamagesGalactica(int result) {
    return result >= 4;
  }

  public static boolean destroysCenturion(int result) {
    return result >= 7;
  }

  public static boolean destroysOccupationForce(int result) {
    return result >= 5;
  }

  /** A hit by a viper; on a basestar it means damage. */
  public static boolean viperHits(Craft craft, Target target, int result) {
    int basestarFrom = craft == Craft.ASSAULT_RAPTOR ? 7 : 8;
    return result >= (target.basestar() == null ? smallShipFrom(target) : basestarFrom);
  }

  /** A hit by Galactica; on a basestar it means damage. */
  public static boolean galacticaHits(Target target, int result) {
    return result >= (target.basestar() == null ? smallShipFrom(target) : 5);
  }

  private static int smallShipFrom(Target target) {
    return target == Target.RAIDER ? 3 : 7;
  }

  /** AT-1: Structural Damage adds 2 to every roll against that basestar. */
  public static int modifierAgainst(Board board, Basestar basestar) {
    return board.damage().of(basestar).has(BasestarToken.STRUCTURAL_DAMAGE) ? 2 : 0;
  }
}
