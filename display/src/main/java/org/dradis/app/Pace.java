package org.dradis.app;

import java.time.Duration;
import java.time.Instant;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Waits as long as people took, divided by a speed; at the speed of 0 it never waits. */
final class Pace {
  /** A pizza, or the week until the next evening. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final double speed;
  private final LongConsumer pauseMillis;
  private @Nullable Instant last;

  Pace(double speed, LongConsumer pauseMillis) {
    this.speed = speed;
    this.pauseMillis = pauseMillis;
  }

  /** Waits until it is time for what happened then. A clock that was set back costs nothing. */
  void await(Instant then) {
    Duration since = last == null ? Duration.ZERO : Duration.between(last, then);
    last = then;
    long millis = Math.min(since.toMillis(), LONGEST.toMillis());
    long wait = speed > 0 ? Math.round(millis / speed) : 0;
    if (wait > 0) {
      pauseMillis.accept(wait);
    }
  }
}
