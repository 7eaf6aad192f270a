package org.dradis.rig.bench;

/** How long a table takes to come back to its question after a long game of 5,000 inputs. */
record SessionResume(String name) implements Benchmark {
  private static final int INPUTS = 5_000;
  private static final double MILLI = 1_000;

  @Override
  public String unit() {
    return "ms";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    SessionEvening evening = new SessionEvening();
    evening.play(INPUTS);
    Figure micros =
        watch.microsEach(
            () -> {
              evening.resume();
              return 1;
            });
    return new Figure(micros.median() / MILLI, micros.lowest() / MILLI, micros.highest() / MILLI);
  }
}
