package org.dradis.rig.autoplay;

import java.util.List;

/** SplitMix64, written out so that a seed gives the same game on every machine and release. */
final class Chance {
  private long state;

  Chance(long seed) {
    this.state = seed;
  }

  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A face of the eight-sided die. */
  int die() {
    return 1 + (int) (next() >>> 61);
  }

  /** A number from 0, below the bound. */
  int below(int bound) {
    return (int) Long.remainderUnsigned(next(), bound);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return below(times) == 0;
  }

  <T> T pick(List<? extends T> options) {
    return options.get(below(options.size()));
  }
}
