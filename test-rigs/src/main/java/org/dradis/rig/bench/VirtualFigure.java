package org.dradis.rig.bench;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something measured in virtual time, so that one measurement is as good as many. */
record VirtualFigure(
    String name, String unit, Supplier<Figure> figure, Supplier<@Nullable Aim> supposed)
    implements Benchmark {

  VirtualFigure(String name, String unit, Supplier<Figure> figure) {
    this(name, unit, figure, () -> null);
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return figure.get();
  }

  @Override
  public @Nullable Aim aim() {
    return supposed.get();
  }
}
