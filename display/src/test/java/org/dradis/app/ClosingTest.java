package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ClosingTest {
  private final CountDownLatch closing = new CountDownLatch(1);
  private final ThreadPoolExecutor work =
      new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
        @Override
        public void shutdown() {
          super.shutdown();
          closing.countDown();
        }
      };

  @Test
  void whatWasSetJustBeforeTheWindowClosesIsSaved() {
    CompletableFuture<String> saved = new CompletableFuture<>();
    CountDownLatch begun = new CountDownLatch(1);
    work.execute(
        () -> {
          try {
            begun.countDown();
            closing.await();
            saved.complete("saved");
          } catch (InterruptedException e) {
            saved.complete("interrupted");
          }
        });
    try {
      begun.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    HudHost.finish(work);
    assertEquals("saved", saved.join());
    assertTrue(work.isTerminated());
  }
}
