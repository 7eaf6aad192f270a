package org.dradis.rig.hands;

import java.util.List;

/**
 * What went wrong, and where.
 *
 * @param seed of the sitting; the same seed repeats it
 * @param burst in which burst of movements, from 1
 * @param events the last that happened, and the board
 */
public record HandsFailure(long seed, int burst, String sentence, List<String> events) {
  public HandsFailure {
    events = List.copyOf(events);
  }
}
