package org.dradis.rig.hands;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What random hands have done to tables.
 *
 * @param missed movements of which nothing came, since another hand had the miniature
 * @param played virtual time, over all tables
 * @param slowest the longest time after a burst until the sensed board was right
 * @param oldest how long what was reported had been over at most, by the time it was reported
 */
public record HandsReport(
    int moves,
    int missed,
    int bursts,
    int faults,
    int reports,
    Duration played,
    Duration slowest,
    Duration oldest,
    @Nullable HandsFailure failure) {

  static final HandsReport NOTHING =
      new HandsReport(0, 0, 0, 0, 0, Duration.ZERO, Duration.ZERO, Duration.ZERO, null);

  /** Both together; the failure with the lower seed counts. */
  HandsReport plus(HandsReport other) {
    return new HandsReport(
        moves + other.moves,
        missed + other.missed,
        bursts + other.bursts,
        faults + other.faults,
        reports + other.reports,
        played.plus(other.played),
        longer(slowest, other.slowest),
        longer(oldest, other.oldest),
        first(failure, other.failure));
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  private static @Nullable HandsFailure first(
      @Nullable HandsFailure one, @Nullable HandsFailure other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.seed() <= other.seed() ? one : other;
  }
}
