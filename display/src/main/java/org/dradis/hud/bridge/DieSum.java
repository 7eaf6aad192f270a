package org.dradis.hud.bridge;

import org.dradis.view.RollView;

/**
 * What a die comes to.
 *
 * @param face what it shows
 * @param plus all that is added
 * @param result at least 1 and at most 8 (AT)
 */
public record DieSum(int face, int plus, int result) {
  static final int SIDES = 8;

  static DieSum of(RollView roll) {
    int plus = roll.modifier() + roll.declared().stream().mapToInt(RollView.Declared::amount).sum();
    return new DieSum(roll.face(), plus, Math.clamp(roll.face() + plus, 1, SIDES));
  }
}
