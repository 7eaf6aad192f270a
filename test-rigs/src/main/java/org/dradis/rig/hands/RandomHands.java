package org.dradis.rig.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Random movements by several hands on simulated tables, with faults in between.
 *
 * <p>After every burst all faults end; then the sensed board must become what can physically be
 * read, and nothing may have been reported that was not so.
 *
 * @param seed of the first sitting; the next one has the next number
 * @param moves over all sittings
 */
public record RandomHands(long seed, int moves) {
  /** Movements of one sitting, short enough to be repeated. */
  public static final int OF_A_SITTING = 250;

  /** Plays on so many threads until all is done or something went wrong. */
  public HandsReport run(int threads, IntConsumer progress) {
    int sittings = Math.ceilDiv(moves, OF_A_SITTING);
    var next = new AtomicInteger();
    var sum = new Sum(progress);
    List<Thread> players = new ArrayList<>();
    for (int i = 0; i < Math.min(threads, sittings); i++) {
      players.add(Thread.ofPlatform().name("hands " + i).start(() -> play(next, sittings, sum)));
    }
    for (var player : players) {
      try {
        player.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("The hands were interrupted.", e);
      }
    }
    return sum.all();
  }

  private void play(AtomicInteger next, int sittings, Sum sum) {
    for (int i = next.getAndIncrement(); i < sittings; i = next.getAndIncrement()) {
      int count = Math.min(OF_A_SITTING, moves - i * OF_A_SITTING);
      if (sum.hasFailed()) {
        return;
      }
      sum.add(new Sitting(seed + i, count).play());
    }
  }

  /** What all threads have done so far. */
  private static final class Sum {
    private final IntConsumer progress;
    private HandsReport all = HandsReport.NOTHING;

    Sum(IntConsumer progress) {
      this.progress = progress;
    }

    synchronized void add(HandsReport report) {
      all = all.plus(report);
      progress.accept(all.moves());
    }

    synchronized boolean hasFailed() {
      return all.failure() != null;
    }

    synchronized HandsReport all() {
      return all;
    }
  }
}
