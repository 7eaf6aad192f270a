package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/**
 * Jump track, distance travelled and objective (JP), and whether the Engine Room has readied the
 * next crisis card of this turn to count as having a jump icon (AT-5).
 */
public record Voyage(
    int jump, int distance, @Nullable Objective objective, boolean engineRoomReady) {
  /** The last space of the track before auto jump. */
  public static final int LAST_SPACE = 4;

  /** From this space on FTL Control works. */
  public static final int FIRST_BLUE = 3;

  public static final Voyage START = new Voyage(0, 0, null, false);

  /** Population that a hasty jump costs from this space (JP-1). */
  public int hastyLoss() {
    return jump == FIRST_BLUE ? 3 : 1;
  }

  /** Whether the next jump wins (JP-3). */
  public boolean nextJumpWins() {
    return objective != null
        && objective.winsAt() != Objective.NEVER
        && distance >= objective.winsAt();
  }

  public Voyage withJump(int now) {
    return new Voyage(now, distance, objective, engineRoomReady);
  }

  public Voyage withDistance(int now) {
    return new Voyage(jump, now, objective, engineRoomReady);
  }

  public Voyage withObjective(@Nullable Objective now) {
    return new Voyage(jump, distance, now, engineRoomReady);
  }

  public Voyage withEngineRoom(boolean ready) {
    return new Voyage(jump, distance, objective, ready);
  }
}
