package org.dradis.rules.attack;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Target;
import org.jspecify.annotations.Nullable;

/** Says that a target is not where it was looked for. */
public final class NoSuchTarget {
  private NoSuchTarget() {}

  public static String sentence(Target target, @Nullable Area area) {
    String what =
        switch (target) {
          case RAIDER -> "raider"; // Scar is a target of its own
          case SCAR -> "Scar";
          case HEAVY_RAIDER -> "heavy raider";
          case B1, B2 -> target.word();
        };
    return "there is no " + what + (area == null ? " on the main board" : " in " + area.word());
  }
}
