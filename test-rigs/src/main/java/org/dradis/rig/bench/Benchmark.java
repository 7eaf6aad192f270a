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
    DurableInputs inputs = DurableInputs.atHome();
    all.add(new DurableInput("journal.input.us", inputs, DurableInputs.Measured::input));
    all.add(new DurableInput("journal.fsync.us", inputs, DurableInputs.Measured::bare));
    all.add(new GameBytes("journal.bytesPerGame"));
    all.add(new JournalResume("journal.resume.ms"));
    all.add(new SessionInputs("session.input.us"));
    all.add(new DurableInput("session.lights.us", inputs, DurableInputs.Measured::lights));
    return List.copyOf(all);
  }
}
