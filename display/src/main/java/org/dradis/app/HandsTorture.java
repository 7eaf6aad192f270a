package org.dradis.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.dradis.rig.hands.HandsFailure;
import org.dradis.rig.hands.HandsReport;
import org.dradis.rig.hands.RandomHands;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ExitCode;

/** The part of the torture in which random hands move ships on simulated tables. */
final class HandsTorture {

  /** How movements are made; it is told of the progress. */
  interface Runner {
    HandsReport run(RandomHands hands, IntConsumer progress);
  }

  private final Runner runner;

  HandsTorture(Runner runner) {
    this.runner = runner;
  }

  /** As many tables at once as there are cores. */
  static HandsReport onAllCores(RandomHands hands, IntConsumer progress) {
    return hands.run(Runtime.getRuntime().availableProcessors(), progress);
  }

  /** Runs, tells what happened, and returns the exit code. */
  int run(RandomHands hands, IntConsumer progress, boolean json, PrintWriter out, PrintWriter err) {
    var report = runner.run(hands, progress);
    var failure = report.failure();
    if (json) {
      out.print(json(report) + "\n");
    } else if (failure == null) {
      out.print(text(report));
    }
    if (failure == null) {
      return ExitCode.OK;
    }
    failure.events().forEach(err::println);
    err.println("dradis: the table sensed wrong: " + failure.sentence());
    err.printf(
        Locale.ROOT,
        "to repeat it (burst %d): dradis torture --seed %d --moves %d%n",
        failure.burst(),
        failure.seed(),
        RandomHands.OF_A_SITTING);
    return ExitCode.SOFTWARE;
  }

  private static String text(HandsReport report) {
    return String.format(
        Locale.ROOT,
        """
        Moved ships %,d times in %,d bursts, with %,d faults, over %,d s of virtual time.
        After every burst the sensed board was what can be read, within %.2f s at most.
        All of %,d reported changes were so, the oldest %.2f s before it was told.
        """,
        report.moves(),
        report.bursts(),
        report.faults(),
        report.played().toSeconds(),
        report.slowest().toMillis() / 1e3,
        report.reports(),
        report.oldest().toMillis() / 1e3);
  }

  private static String json(HandsReport report) {
    return String.format(
        Locale.ROOT,
        "{\"moves\":%d,\"missed\":%d,\"bursts\":%d,\"faults\":%d,\"reports\":%d,"
            + "\"virtual_seconds\":%d,\"slowest_ms\":%d,\"oldest_ms\":%d,\"failure\":%s}",
        report.moves(),
        report.missed(),
        report.bursts(),
        report.faults(),
        report.reports(),
        report.played().toSeconds(),
        report.slowest().toMillis(),
        report.oldest().toMillis(),
        json(report.failure()));
  }

  private static String json(@Nullable HandsFailure failure) {
    return failure == null
        ? "null"
        : String.format(
            Locale.ROOT,
            "{\"seed\":%d,\"burst\":%d,\"sentence\":\"%s\"}",
            failure.seed(),
            failure.burst(),
            failure.sentence().replace("\\", "\\\\").replace("\"", "\\\""));
  }
}
