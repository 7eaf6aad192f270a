package org.dradis.hud.simtable;

import java.util.HashMap;
import java.util.Map;
import org.dradis.rig.world.Spot;

/** Where pieces are drawn: on their way to where they are, so that an eye can follow. */
final class Motion {
  /** In this time two thirds of a way are done. */
  private static final double PACE = 0.09;

  private static final double NEAR = 0.4;
  private static final double ALMOST = 0.01;

  private final Map<String, Drawn> drawn = new HashMap<>();
  private final Map<String, Drawn> goals = new HashMap<>();

  /**
   * How a piece is drawn.
   *
   * @param lift 0 on the board, 1 in the air
   */
  record Drawn(Spot spot, double lift) {}

  /** Says where a piece is now; at once draws it there without a way. */
  void aim(String name, Spot spot, boolean lifted, boolean atOnce) {
    Drawn goal = new Drawn(spot, lifted ? 1 : 0);
    goals.put(name, goal);
    if (atOnce || !drawn.containsKey(name)) {
      drawn.put(name, goal);
    }
  }

  Drawn of(String name) {
    Drawn there = drawn.get(name);
    if (there == null) {
      throw new IllegalArgumentException("nobody said where " + name + " is");
    }
    return there;
  }

  /** Lets time pass; says whether something is still on its way. */
  boolean pass(double seconds) {
    double share = 1 - Math.exp(-seconds / PACE);
    boolean moving = false;
    for (Map.Entry<String, Drawn> entry : goals.entrySet()) {
      Drawn goal = entry.getValue();
      Drawn here = of(entry.getKey());
      if (!here.equals(goal)) {
        Drawn next =
            new Drawn(
                here.spot.towards(goal.spot, share), here.lift + (goal.lift - here.lift) * share);
        boolean there =
            next.spot.distanceTo(goal.spot) < NEAR && Math.abs(next.lift - goal.lift) < ALMOST;
        drawn.put(entry.getKey(), there ? goal : next);
        moving |= !there;
      }
    }
    return moving;
  }

  boolean isStill() {
    return drawn.equals(goals);
  }
}
