package org.dradis.hud.simtable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rig.world.Spot;
import org.jspecify.annotations.Nullable;

/** What a finger or the mouse drags: a piece, or a bunch of them. */
final class Grip {
  /** A sunflower's seeds: all of them lie close, none on another. */
  private static final double TURN = Math.PI * (3 - Math.sqrt(5));

  private static final double APART = 19;

  private final Map<String, Spot> offsets = new LinkedHashMap<>();
  private Spot finger;

  Grip(List<String> names, Spot finger) {
    this.finger = finger;
    for (String name : names) {
      double away = APART * Math.sqrt(offsets.size());
      double angle = TURN * offsets.size();
      offsets.put(name, new Spot(away * Math.cos(angle), away * Math.sin(angle)));
    }
  }

  List<String> names() {
    return List.copyOf(offsets.keySet());
  }

  void follow(Spot spot) {
    finger = spot;
  }

  Spot finger() {
    return finger;
  }

  /** Where a piece is on the screen; null if it is not held. */
  @Nullable Spot spot(String name) {
    Spot offset = offsets.get(name);
    return offset == null ? null : finger.plus(offset.x(), offset.y());
  }
}
