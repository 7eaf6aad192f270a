package org.dradis.dice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The times of a tower.
 *
 * @param holdOff after a drop, how long the beam may bounce
 * @param debounce how long SETTLED must keep a level until it counts; a die may pause for less
 * @param unchanged how long a face must stay the same to be read
 * @param settleLimit after a drop, how long to wait for the die to settle
 * @param readLimit after it settled, how long its face may go on changing
 */
public record TowerSettings(
    Duration holdOff,
    Duration debounce,
    Duration unchanged,
    Duration settleLimit,
    Duration readLimit) {
  public static final TowerSettings STANDARD =
      new TowerSettings(
          Duration.ofMillis(200),
          Duration.ofMillis(50),
          Duration.ofMillis(150),
          Duration.ofSeconds(5),
          Duration.ofSeconds(2));

  private static final Duration LEAST = Duration.ofMillis(1);
  private static final Duration MOST = Duration.ofMinutes(1);

  /** Says in a sentence each what is wrong with these times; empty if nothing is. */
  public List<String> problems() {
    List<String> problems = new ArrayList<>();
    checkRange("hold-off after a drop", holdOff, problems);
    checkRange("debounce of SETTLED", debounce, problems);
    checkRange("time a face must stay unchanged", unchanged, problems);
    checkRange("time to settle", settleLimit, problems);
    checkRange("time to read a face", readLimit, problems);
    checkOrder("hold-off after a drop", holdOff, "time to settle", settleLimit, problems);
    checkOrder("debounce of SETTLED", debounce, "time to settle", settleLimit, problems);
    checkOrder(
        "time a face must stay unchanged", unchanged, "time to read a face", readLimit, problems);
    return problems;
  }

  private static void checkRange(String name, Duration time, List<String> problems) {
    if (time.compareTo(LEAST) < 0 || time.compareTo(MOST) > 0) {
      problems.add(
          "The tower's %s is %d ms; it must be from %d to %d ms."
              .formatted(name, time.toMillis(), LEAST.toMillis(), MOST.toMillis()));
    }
  }

  private static void checkOrder(
      String name, Duration time, String limitName, Duration limit, List<String> problems) {
    if (time.compareTo(limit) >= 0) {
      problems.add(
          "The tower's %s is %d ms; it must be shorter than its %s, %d ms."
              .formatted(name, time.toMillis(), limitName, limit.toMillis()));
    }
  }
}
