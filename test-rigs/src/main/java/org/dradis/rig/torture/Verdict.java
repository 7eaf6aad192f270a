package org.dradis.rig.torture;

import java.nio.file.Path;

/** Judges the journal that a crash left. */
final class Verdict {
  private Verdict() {}

  /**
   * Checks that all acknowledged steps are there, and at most the one that was under way.
   *
   * @return how many steps are there
   */
  static long on(Workload workload, Path file, long seed, long acknowledged) {
    try (var run = workload.resume(file, seed)) {
      long steps = run.steps();
      if (steps < acknowledged || steps > acknowledged + 1) {
        throw new Loss(
            "%d steps were acknowledged and %d are in the journal".formatted(acknowledged, steps));
      }
      return steps;
    }
  }
}
