package org.dradis.rig.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that is measured, under the name that is published. */
public interface Benchmark {
  /** The dotted name; it never changes, because others compare by it. */
  String name();

  String unit();

  /** What the figure should be, or null if it is only reported. */
  default @Nullable Aim aim() {
    return null;
  }

  /** Warms up, measures some rounds and returns what came out. */
  Figure measure(Stopwatch watch);

  /** All benchmarks, in the order in which they are published. */
  static List<Benchmark> all() {
    var all = new ArrayList<Benchmark>();
    all.add(new ActivationRate("engine.raiders16", Position.sixteenRaiders(), Aim.atLeast(50_000)));
    all.add(new ActivationRate("engine.heavyRaiders", Position.heavyRaiders(), null));
    all.add(new ActivationRate("engine.basestars", Position.basestars(), null));
    all.add(new ActivationBytes("engine.bytesPerActivation", Position.sixteenRaiders()));
    all.add(new ScenarioBatch("scenario.batch"));
    all.addAll(new SweepFigures().all());
    all.add(new LedEncoding("led.encode.us"));
    DurableWrites writes = DurableWrites.atHome();
    all.add(new DurableWrite("journal.input.us", writes, DurableWrites.Pair::journal));
    all.add(new DurableWrite("journal.fsync.us", writes, DurableWrites.Pair::bare));
    all.add(new SessionInputs("session.input.us"));
    all.add(new SessionResume("session.resume.ms"));
    return List.copyOf(all);
  }
}
