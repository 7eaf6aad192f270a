package org.dradis.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets a command that runs until Ctrl-C tidy up: lights and fields must not stay on. */
final class CtrlC implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 3;

  private final Runnable end;
  private final CountDownLatch tidy = new CountDownLatch(1);
  private final Thread hook = Thread.ofPlatform().unstarted(this::ask);
  private volatile boolean asked;

  CtrlC() {
    this(() -> {});
  }

  /** For a command that waits; it is told when it should come to its end. */
  CtrlC(Runnable end) {
    this.end = end;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether the command should come to its end. */
  boolean asked() {
    return asked;
  }

  private void ask() {
    asked = true;
    end.run();
    try {
      // Java ends when this returns, whether the command is done or not.
      var _ = tidy.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Tells that all is tidied up. */
  @Override
  public void close() {
    tidy.countDown();
    if (!asked) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // Java is ending already, and the hook need not wait any more.
        return;
      }
    }
  }
}
