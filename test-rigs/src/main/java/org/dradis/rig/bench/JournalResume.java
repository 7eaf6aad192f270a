package org.dradis.rig.bench;

/**
 * How long a table takes from its file to the open question after a long game of 5,000 inputs: the
 * journal is opened and looked over, its rows are read and played again.
 */
record JournalResume(String name) implements Benchmark {
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
    try (var stored = evening.stored()) {
      Figure micros =
          watch.microsEach(
              () -> {
                stored.resume();
                return 1;
              });
      return new Figure(micros.median() / MILLI, micros.lowest() / MILLI, micros.highest() / MILLI);
    }
  }
}
