package org.dradis.rig.torture;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.dradis.rig.Folders;

/**
 * Kills a program that writes a journal, again and again, looks at what is left and lets the next
 * program go on with it. The kills (SIGKILL) come while it starts, recovers and writes.
 */
final class Kills {
  /** After so many kills a new journal is begun. */
  private static final int LIVES = 25;

  private static final int MOST_STEPS = 60;
  private static final long LONGEST_START_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long LONGEST_STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final ChildJvm jvm;
  private final Workload workload;
  private final Path folder;
  private final SplittableRandom random;
  private long steps;

  Kills(ChildJvm jvm, Workload workload, Path folder, long seed) {
    this.jvm = jvm;
    this.workload = workload;
    this.folder = folder;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Kills until the counter of all lanes has run down.
   *
   * @return how many steps were acknowledged
   */
  long run(AtomicLong left, Runnable progress) throws IOException {
    while (left.get() > 0) {
      Path home = Files.createTempDirectory(folder, "kills");
      Path file = home.resolve("table.db");
      long seed = random.nextLong();
      long known = 0;
      for (int i = 0; i < LIVES && left.getAndDecrement() > 0; i++) {
        known = kill(file, seed, known);
        progress.run();
      }
      steps += known;
      Folders.delete(home);
    }
    return steps;
  }

  private long kill(Path file, long seed, long known) throws IOException {
    long acknowledged = known;
    Process process = jvm.start(file, seed);
    boolean early = random.nextInt(6) == 0;
    int wanted = early ? 0 : random.nextInt(MOST_STEPS);
    try (BufferedReader heard = process.inputReader(StandardCharsets.US_ASCII)) {
      for (int i = 0; i < wanted; i++) {
        String line = heard.readLine();
        if (line == null) {
          throw new Loss("the program ended by itself: " + jvm.lastWords());
        }
        acknowledged = Long.parseLong(line);
      }
      LockSupport.parkNanos(random.nextLong(early ? LONGEST_START_NANOS : LONGEST_STEP_NANOS));
      if (!process.isAlive()) {
        throw new Loss("the program ended by itself: " + jvm.lastWords());
      }
      process.toHandle().destroyForcibly();
      // What it said before it died is still in the pipe, which Process.destroy would close.
      for (String line = heard.readLine(); line != null; line = heard.readLine()) {
        acknowledged = Long.parseLong(line);
      }
      process.onExit().join();
    }
    return Verdict.on(workload, file, seed, acknowledged);
  }
}
