package org.dradis.rig.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.sweep.SweepTrial;
import org.dradis.rig.sweep.SweepTrial.Delays;
import org.dradis.rig.sweep.SweepTrial.Way;

/**
 * What sweeps of zones achieve, in virtual time: the same in every run and on every machine. A
 * trial is made when its first figure is asked for and serves for the others.
 */
final class SweepFigures {
  private static final int BOARDS = 15;
  private static final int MOVES = 400;
  private static final int MOVES_TO_COMPARE = 100;
  private static final long HOUR = 3_600_000_000_000L;

  /** How much longer than the floor a full read may take. */
  private static final double FULL = 1.3;

  private final Trials standard = new Trials(Way.KNOWING, VirtualBus.CALL_NANOS, MOVES);
  private final Trials blind = new Trials(Way.BLIND, VirtualBus.CALL_NANOS, MOVES_TO_COMPARE);

  /** All figures, in the order in which they are published. */
  List<Benchmark> all() {
    var all = new ArrayList<Benchmark>();
    all.add(
        new VirtualFigure(
            "sweep.full.ms",
            "ms",
            standard::full,
            () -> Aim.atMost(FULL * standard.floor().median())));
    all.add(new VirtualFigure("sweep.full.floor.ms", "ms", standard::floor));
    all.add(new VirtualFigure("sweep.full.blind.ms", "ms", blind::full));
    all.add(
        new VirtualFigure(
            "sweep.arrival.noticed.p99.ms",
            "ms",
            () -> standard.late(Delays::noticed),
            () -> Aim.atMost(100)));
    all.add(new VirtualFigure("sweep.arrival.p50.ms", "ms", () -> standard.usual(Delays::arrival)));
    all.add(
        new VirtualFigure(
            "sweep.arrival.p99.ms",
            "ms",
            () -> standard.late(Delays::arrival),
            () -> Aim.atMost(200)));
    all.add(
        new VirtualFigure(
            "sweep.departure.p99.ms",
            "ms",
            () -> standard.late(Delays::departure),
            () -> Aim.atMost(600)));
    all.add(
        new VirtualFigure(
            "sweep.arrival.blind.p99.ms",
            "ms",
            () -> blind.late(Delays::arrival),
            () -> Aim.atLeast(5 * standard.late(Delays::arrival).median())));
    all.add(
        new VirtualFigure(
            "sweep.departure.blind.p99.ms", "ms", () -> blind.late(Delays::departure)));
    all.add(
        new VirtualFigure("sweep.idle.drift", "changes", SweepFigures::idle, () -> Aim.atMost(0)));
    for (long micros : new long[] {0, 150}) {
      var trials = new Trials(Way.KNOWING, micros * 1_000, MOVES_TO_COMPARE);
      var name = "sweep.call" + micros;
      all.add(new VirtualFigure(name + ".full.ms", "ms", trials::full));
      all.add(
          new VirtualFigure(name + ".arrival.p99.ms", "ms", () -> trials.late(Delays::arrival)));
      all.add(
          new VirtualFigure(
              name + ".departure.p99.ms", "ms", () -> trials.late(Delays::departure)));
    }
    return all;
  }

  private static Figure idle() {
    try (var trial = new SweepTrial(Way.KNOWING, VirtualBus.CALL_NANOS, 1)) {
      trial.fullRead();
      trial.settle();
      return Figure.of(new double[] {trial.idle(HOUR)});
    }
  }

  /** Some boards that are read from nothing, and one on which hands move tags. */
  private static final class Trials {
    private final Way way;
    private final long callNanos;
    private final int moves;
    private final List<Delays> delays = new ArrayList<>();
    private double[] fulls = {};
    private double[] floors = {};

    Trials(Way way, long callNanos, int moves) {
      this.way = way;
      this.callNanos = callNanos;
      this.moves = moves;
    }

    Figure full() {
      readBoards();
      return Figure.of(fulls);
    }

    Figure floor() {
      readBoards();
      return Figure.of(floors);
    }

    private void readBoards() {
      if (fulls.length > 0) {
        return;
      }
      fulls = new double[BOARDS];
      floors = new double[BOARDS];
      for (int i = 0; i < BOARDS; i++) {
        try (var trial = new SweepTrial(way, callNanos, i + 1)) {
          fulls[i] = trial.fullRead();
          floors[i] = trial.floor();
        }
      }
    }

    Figure usual(ToDoubleFunction<Delays> which) {
      return Figure.of(sorted(which));
    }

    /** All but one in a hundred are no later. */
    Figure late(ToDoubleFunction<Delays> which) {
      double[] all = sorted(which);
      return new Figure(all[Math.ceilDiv(99 * all.length, 100) - 1], all[0], all[all.length - 1]);
    }

    private double[] sorted(ToDoubleFunction<Delays> which) {
      if (delays.isEmpty()) {
        try (var trial = new SweepTrial(way, callNanos, 1)) {
          trial.fullRead();
          trial.settle();
          for (int i = 0; i < moves; i++) {
            delays.add(trial.move());
          }
        }
      }
      double[] values = delays.stream().mapToDouble(which).toArray();
      Arrays.sort(values);
      return values;
    }
  }
}
