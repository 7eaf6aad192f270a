package org.dradis.rig.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.dradis.rig.Folders;

/**
 * Pulls the plug: records what a program does to its files, and builds from the record what a disk
 * may hold if the power fails at some moment.
 */
final class Drops {
  /** So many crashes of one recorded run. */
  private static final int CRASHES = 250;

  private static final int MOST_STEPS = 320;
  private static final List<Fate> FATES = List.of(Fate.values());

  private final Recorder recorder;
  private final Workload workload;
  private final Path folder;
  private final SplittableRandom random;

  Drops(Recorder recorder, Workload workload, Path folder, long seed) {
    this.recorder = recorder;
    this.workload = workload;
    this.folder = folder;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Crashes until the counter of all lanes has run down.
   *
   * @return how many steps were acknowledged before all these crashes
   */
  long run(AtomicLong left, Runnable progress) throws IOException {
    long steps = 0;
    while (left.get() > 0) {
      Path home = Files.createTempDirectory(folder, "drops");
      long seed = random.nextLong();
      long length = random.nextLong(1, MOST_STEPS);
      long stretch = random.nextLong(1, MOST_STEPS);
      List<Operation> operations = recorder.record(home, seed, length, stretch);
      int[] moments = moments(operations.size(), left);
      Disk disk = new Disk(home.toRealPath().resolve("recorded"));
      long acknowledged = 0;
      int taken = 0;
      for (int moment : moments) {
        for (; taken < moment; taken++) {
          disk.take(operations.get(taken));
          if (operations.get(taken) instanceof Operation.Spoke(String words)) {
            acknowledged = Long.parseLong(words.strip());
          }
        }
        crash(disk, home, seed, acknowledged);
        steps += acknowledged;
        progress.run();
      }
      Folders.delete(home);
    }
    return steps;
  }

  private int[] moments(int operations, AtomicLong left) {
    int most = (int) Math.max(0, Math.min(CRASHES, left.getAndAdd(-CRASHES)));
    return random.ints(most, 0, operations + 1).sorted().toArray();
  }

  private void crash(Disk disk, Path home, long seed, long acknowledged) throws IOException {
    Path image = Files.createTempDirectory(home, "image");
    Fate fate = FATES.get(random.nextInt(FATES.size()));
    disk.write(image, fate, random);
    Path file = image.resolve("table.db");
    try {
      long steps = Verdict.on(workload, file, seed, acknowledged);
      if (random.nextInt(4) == 0) {
        goOn(file, seed, steps);
      }
    } catch (Loss e) {
      throw new Loss(
          "with unsynced writes %s: %s (see %s)".formatted(fate, e.getMessage(), image), e);
    }
    Folders.delete(image);
  }

  /** What was left must be good enough to write on. */
  private void goOn(Path file, long seed, long steps) {
    try (var run = workload.resume(file, seed)) {
      run.step();
    }
    Verdict.on(workload, file, seed, steps + 1);
  }
}
