package org.dradis.rules.play;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;

/**
 * What the table has declared about the open roll (IN-1), and the die if it lies: face 0 means it
 * is still to be rolled, firstFace is what a reroll replaced.
 */
public record RollWindow(
    List<Modifier> declared, List<Interrupt.Reroll> rerolls, int firstFace, int face) {
  public static final RollWindow CLOSED = new RollWindow(List.of(), List.of(), 0, 0);

  public boolean dieLies() {
    return face > 0;
  }

  public int plus() {
    long sum = 0;
    for (Modifier modifier : declared) {
      sum += modifier.amount();
    }
    return Math.clamp(sum, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public RollWindow declare(Modifier modifier) {
    return new RollWindow(added(declared, modifier), rerolls, firstFace, face);
  }

  public RollWindow fell(int now) {
    return new RollWindow(declared, rerolls, firstFace == 0 ? now : firstFace, now);
  }

  public RollWindow rollAgain(Interrupt.Reroll reroll) {
    return new RollWindow(declared, added(rerolls, reroll), firstFace, 0);
  }

  private static <T> List<T> added(List<T> list, T more) {
    List<T> now = new ArrayList<>(list);
    now.add(more);
    return List.copyOf(now);
  }
}
