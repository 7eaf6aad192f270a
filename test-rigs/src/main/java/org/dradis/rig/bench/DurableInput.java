package org.dradis.rig.bench;

import java.util.function.Function;

/** One of the figures of {@link DurableInputs}. */
record DurableInput(
    String name, DurableInputs inputs, Function<DurableInputs.Measured, Figure> which)
    implements Benchmark {
  @Override
  public String unit() {
    return "us";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return which.apply(inputs.measure());
  }
}
