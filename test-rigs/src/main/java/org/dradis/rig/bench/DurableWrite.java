package org.dradis.rig.bench;

import java.util.function.Function;

/** How long one of {@link DurableWrites} waits for the disk. */
record DurableWrite(String name, DurableWrites writes, Function<DurableWrites.Pair, Figure> which)
    implements Benchmark {
  @Override
  public String unit() {
    return "us";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return which.apply(writes.measure());
  }
}
