package org.dradis.rig.bench;

import java.util.Arrays;

/** What was measured: the median round, and the extremes, which show a disturbed run. */
public record Figure(double median, double lowest, double highest) {
  static Figure of(double[] rounds) {
    double[] sorted = rounds.clone();
    Arrays.sort(sorted);
    return new Figure(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
