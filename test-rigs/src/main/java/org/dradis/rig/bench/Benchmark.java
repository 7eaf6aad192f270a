package org.dradis.rig.bench;

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
    DurableWrites writes = DurableWrites.atHome();
    return List.of(
        new ActivationRate("engine.raiders16", Position.sixteenRaiders(), new Aim(50_000)),
        new ActivationRate("engine.heavyRaiders", Position.heavyRaiders(), null),
        new ActivationRate("engine.basestars", Position.basestars(), null),
        new ActivationBytes("engine.bytesPerActivation", Position.sixteenRaiders()),
        new ScenarioBatch("scenario.batch"),
        new LedEncoding("led.encode.us"),
        new DurableWrite("journal.input.us", writes, DurableWrites.Pair::journal),
        new DurableWrite("journal.fsync.us", writes, DurableWrites.Pair::bare),
        new SessionInputs("session.input.us"),
        new SessionResume("session.resume.ms"));
  }
}
