package org.dradis.rig.time;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** How virtual time minds the machine's clock. */
interface WallClock {
  WallClock IGNORED =
      new WallClock() {
        @Override
        public boolean isIgnored() {
          return true;
        }

        @Override
        public long now() {
          return 0;
        }

        @Override
        public void inject(Runnable deed) {
          throw new IllegalStateException("Only time at wall speed takes deeds from outside.");
        }

        @Override
        public void await(
            long until, LongSupplier earliest, Fiber waiting, Consumer<Runnable> injected) {}
      };

  boolean isIgnored();

  long now();

  void inject(Runnable deed);

  /** Waits for that moment or the earliest event, whichever is first, and takes in deeds. */
  void await(long until, LongSupplier earliest, Fiber waiting, Consumer<Runnable> injected);

  /** Keeps virtual time from running ahead by more than a sleep is worth. */
  final class Kept implements WallClock {
    private static final long WORTH_A_SLEEP = 1_000_000;

    /** A machine that is too slow does not catch up: then time passes more slowly. */
    private static final long MOST_BEHIND = 100_000_000;

    private final long start = System.nanoTime();
    private final double times;
    private long slipped;
    private final Queue<Runnable> deeds = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Fiber sleeper;

    Kept(double times) {
      this.times = times;
    }

    @Override
    public boolean isIgnored() {
      return false;
    }

    @Override
    public long now() {
      return (long) ((System.nanoTime() - start) * times) - slipped;
    }

    @Override
    public void inject(Runnable deed) {
      deeds.add(deed);
      var fiber = sleeper;
      if (fiber != null) {
        fiber.nudge();
      }
    }

    @Override
    public void await(
        long until, LongSupplier earliest, Fiber waiting, Consumer<Runnable> injected) {
      waiting.runsOn(Thread.currentThread());
      sleeper = waiting;
      while (true) {
        for (var deed = deeds.poll(); deed != null; deed = deeds.poll()) {
          injected.accept(deed);
        }
        long ahead = Math.min(until, earliest.getAsLong()) - now();
        if (ahead < WORTH_A_SLEEP) {
          slipped += Math.max(0, -ahead - MOST_BEHIND);
          sleeper = null;
          return;
        }
        LockSupport.parkNanos(this, (long) (ahead / times));
      }
    }
  }
}
