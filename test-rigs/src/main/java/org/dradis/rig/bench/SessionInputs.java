package org.dradis.rig.bench;

/** How long an input takes from the session's door to its rows and lights, without disk and bus. */
record SessionInputs(String name) implements Benchmark {
  private static final int INPUTS = 300;

  @Override
  public String unit() {
    return "us";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return watch.microsEach(() -> new SessionEvening().play(INPUTS));
  }
}
