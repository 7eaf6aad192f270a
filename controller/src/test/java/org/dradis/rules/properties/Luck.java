package org.dradis.rules.properties;

import java.util.List;
import java.util.Random;

/** Where a random game gets its numbers; the same seed gives the same game on every machine. */
interface Luck {
  /** A number from 0 up to but not including the bound. */
  int below(int bound);

  /**
   * Seed 0 is no luck at all: always 0, the simplest of everything. A failing game shrinks to it.
   */
  static Luck of(long seed) {
    if (seed == 0) {
      return bound -> 0;
    }
    Random random = new Random(seed);
    random.nextLong(); // the first number of neighbouring seeds is nearly the same
    return random::nextInt;
  }

  /** Whether something happens that happens once in so many times; never without luck. */
  default boolean oneIn(int times) {
    return below(times) == times - 1;
  }

  default int between(int least, int most) {
    return least + below(most - least + 1);
  }

  default <T> T pick(List<? extends T> list) {
    return list.get(below(list.size()));
  }
}
