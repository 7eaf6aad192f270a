package org.dradis.rig.bench;

/** How much memory resolving a position's icon allocates. */
record ActivationBytes(String name, Position position) implements Benchmark {
  @Override
  public String unit() {
    return "bytes";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return watch.bytesEach(new Activation(position));
  }
}
