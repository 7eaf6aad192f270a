package org.dradis.rig.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.dradis.rig.Folders;

/**
 * Kills and power cuts of a journal.
 *
 * @param workload what is done to the journal meanwhile
 * @param seed the same number gives the same steps; the moments of kills differ all the same
 * @param lanes how many journals at a time
 */
public record Torture(Class<? extends Workload> workload, long seed, int lanes) {
  /** Below this many starts keeping the classes costs more than it saves. */
  private static final long REHEARSED = 40;

  /** What was survived. */
  public record Report(long crashes, long acknowledged) {}

  private interface Part {
    Report run(Path home) throws IOException;
  }

  private interface Lane {
    long run(AtomicLong left, Runnable progress) throws IOException;
  }

  private interface Lanes {
    Lane of(long seed);
  }

  /**
   * Kills programs with SIGKILL.
   *
   * @throws Loss if one of them left less than it had acknowledged
   */
  public Report kills(long kills, Path folder, Runnable progress) throws IOException {
    return at(
        Files.createTempDirectory(folder, "kills"),
        home -> {
          ChildJvm jvm = ChildJvm.in(home.resolve("java"), workload);
          if (kills >= REHEARSED) {
            jvm.rehearse();
          }
          return run(kills, progress, lane -> new Kills(jvm, made(), home, lane)::run);
        });
  }

  /**
   * Pulls the plug.
   *
   * @throws Loss if less was left than had been acknowledged
   */
  public Report drops(long drops, Path folder, Runnable progress) throws IOException {
    return at(
        Files.createTempDirectory(folder, "drops"),
        home -> {
          Path tools = home.resolve("java");
          Recorder recorder = Recorder.compiled(ChildJvm.in(tools, workload), tools);
          return run(drops, progress, lane -> new Drops(recorder, made(), home, lane)::run);
        });
  }

  /** After a loss everything stays as it is, for those who look into it. */
  private static Report at(Path home, Part part) throws IOException {
    try {
      Report report = part.run(home);
      Folders.delete(home);
      return report;
    } catch (IOException e) {
      Folders.delete(home);
      throw e;
    }
  }

  private Report run(long crashes, Runnable progress, Lanes kind) throws IOException {
    AtomicLong left = new AtomicLong(crashes);
    long acknowledged = 0;
    try (var threads = Executors.newFixedThreadPool(lanes)) {
      List<Future<Long>> results = new ArrayList<>();
      for (int i = 0; i < lanes; i++) {
        Lane lane = kind.of(seed + i);
        results.add(threads.submit(() -> stopping(lane, left, progress)));
      }
      for (Future<Long> result : results) {
        acknowledged += result.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
    return new Report(crashes, acknowledged);
  }

  /** One lane's failure stops the others. */
  private static long stopping(Lane lane, AtomicLong left, Runnable progress) throws IOException {
    try {
      return lane.run(left, progress);
    } catch (IOException | RuntimeException e) {
      left.set(0);
      throw e;
    }
  }

  private Workload made() {
    try {
      return workload.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(workload + " cannot be made", e);
    }
  }
}
