package org.dradis.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.dradis.rig.torture.JournalWorkload;
import org.dradis.rig.torture.Loss;
import org.dradis.rig.torture.SessionWorkload;
import org.dradis.rig.torture.Torture;
import org.dradis.rig.torture.Torture.Report;
import org.dradis.rig.torture.Workload;
import picocli.CommandLine.ExitCode;

/** The part of the torture that kills programs which write a journal, and cuts their power. */
final class JournalTorture {

  /** What is done to a journal. */
  enum Crash {
    KILL("kills", "Killed %,d times, with %,d changes acknowledged in between.%n"),
    DROP("drops", "Cut the power %,d times, after %,d acknowledged changes altogether.%n");

    private final String word;
    private final String sentence;

    Crash(String word, String sentence) {
      this.word = word;
      this.sentence = sentence;
    }
  }

  /** Who writes the journal. */
  enum Of {
    /** Games are played through the session, and taken up after each crash. */
    SESSION(SessionWorkload.class),
    /** Rows that mean nothing, in all the ways a journal can be used. */
    JOURNAL(JournalWorkload.class);

    private final Class<? extends Workload> workload;

    Of(Class<? extends Workload> workload) {
      this.workload = workload;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Torture torture;
  private final Path folder;

  JournalTorture(Of of, long seed, Path folder) {
    int lanes = Runtime.getRuntime().availableProcessors();
    this.torture = new Torture(of.workload, seed, lanes);
    this.folder = folder;
  }

  /** Crashes so often, tells what was survived, and returns the exit code. */
  int run(
      Crash crash,
      int times,
      IntConsumer progress,
      boolean json,
      PrintWriter out,
      PrintWriter err) {
    try {
      var report = crash(crash, times, progress);
      out.printf(
          Locale.ROOT,
          json ? "{\"" + crash.word + "\":%d,\"acknowledged\":%d,\"lost\":0}%n" : crash.sentence,
          report.crashes(),
          report.acknowledged());
      out.print(json ? "" : "Nothing was lost, and nothing was half-done.\n");
      return ExitCode.OK;
    } catch (Loss e) {
      err.println("dradis: the journal lost something: " + e.getMessage());
    } catch (IOException e) {
      err.println("dradis: the torture cannot go on: " + e.getMessage());
    }
    return ExitCode.SOFTWARE;
  }

  private Report crash(Crash crash, int times, IntConsumer progress) throws IOException {
    var done = new AtomicInteger();
    Runnable one = () -> progress.accept(done.incrementAndGet());
    return switch (crash) {
      case KILL -> torture.kills(times, folder, one);
      case DROP -> torture.drops(times, folder, one);
    };
  }
}
