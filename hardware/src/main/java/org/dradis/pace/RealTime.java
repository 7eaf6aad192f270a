package org.dradis.pace;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The machine's time and threads, which do not keep the program alive. */
final class RealTime implements Timeline {

  /** Java's own begins anywhere and may be negative; nobody here need think of that. */
  private static final long ORIGIN = System.nanoTime() - 1;

  @Override
  public long nanos() {
    return System.nanoTime() - ORIGIN;
  }

  @Override
  public void pause(long nanos) {
    long end = nanos() + nanos;
    for (long left = nanos; left > 0; left = end - nanos()) {
      // Returns early for no reason at times, and at once when the thread was interrupted.
      LockSupport.parkNanos(left);
    }
  }

  @Override
  public Worker start(String name, Runnable task) {
    var thread = Thread.ofPlatform().name(name).daemon().start(task);
    return () -> {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    };
  }

  @Override
  public Turnstile turnstile() {
    var lock = new ReentrantLock(true);
    return new Turnstile() {
      @Override
      public void enter() {
        lock.lock();
      }

      @Override
      public void leave() {
        lock.unlock();
      }
    };
  }
}
