package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.scenario.SplitMix64;

/** Everything that happens at random: a seed gives the same game on every machine and release. */
final class Chance {
  private final SplitMix64 generator;

  Chance(long seed) {
    this.generator = new SplitMix64(seed);
  }

  /** A face of the eight-sided die. */
  int die() {
    return generator.die();
  }

  /** A number from 0, below the bound. */
  int below(int bound) {
    return generator.among(bound);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return below(times) == 0;
  }

  <T> T pick(List<? extends T> options) {
    return options.get(below(options.size()));
  }
}
