package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/** Jump track, distance travelled and objective (JP). */
public record Voyage(int jump, int distance, @Nullable Objective objective) {
  public static final Voyage START = new Voyage(0, 0, null);
}
