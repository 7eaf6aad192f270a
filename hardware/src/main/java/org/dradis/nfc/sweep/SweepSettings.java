package org.dradis.nfc.sweep;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.dradis.port.Zone;

/**
 * When a change is believed, and which fields disturb each other.
 *
 * @param observations so many consistent ones make a change
 * @param over and so long a time they must span
 * @param alone groups of zones of which only one may have its field on at a time
 */
public record SweepSettings(int observations, Duration over, List<Set<Zone>> alone) {
  private static final int MOST_OBSERVATIONS = 20;
  private static final Duration LONGEST = Duration.ofSeconds(5);

  public static final SweepSettings STANDARD =
      new SweepSettings(3, Duration.ofMillis(60), List.of());

  public SweepSettings {
    if (observations < 2 || observations > MOST_OBSERVATIONS) {
      throw new IllegalArgumentException(
          "A change takes 2 to %d observations, not %d."
              .formatted(MOST_OBSERVATIONS, observations));
    }
    if (over.isNegative() || over.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          "A change is observed over 0 to %d ms, not %d."
              .formatted(LONGEST.toMillis(), over.toMillis()));
    }
    alone = alone.stream().map(Set::copyOf).toList();
  }

  public SweepSettings alone(List<Set<Zone>> groups) {
    return new SweepSettings(observations, over, groups);
  }

  /** How long to wait between two observations of a change. */
  long spacing() {
    return Math.ceilDiv(over.toNanos(), observations - 1);
  }
}
