package org.dradis.rig.bench;

import org.jspecify.annotations.Nullable;

/** How often a position's icon can be resolved in a second of one core. */
record ActivationRate(String name, Position position, @Nullable Aim aim) implements Benchmark {
  @Override
  public String unit() {
    return "activations/s";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return watch.perSecond(new Activation(position));
  }
}
