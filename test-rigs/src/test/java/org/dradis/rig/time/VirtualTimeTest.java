package org.dradis.rig.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VirtualTimeTest {
  private final VirtualTime time = new VirtualTime();
  private final List<String> said = new ArrayList<>();

  @AfterEach
  void end() {
    time.close();
  }

  private void say(String what) {
    said.add(time.now() + " " + what);
  }

  private void ticker(String name, long every) {
    time.start(
        name,
        () -> {
          while (true) {
            time.pause(every);
            say(name);
          }
        });
  }

  @Test
  void threadsTakeTurnsInTheOrderOfTheirTimes() {
    ticker("three", 3);
    ticker("four", 4);
    time.advance(10);
    assertEquals(List.of("3 three", "4 four", "6 three", "8 four", "9 three"), said);
    assertEquals(10, time.now());
  }

  @Test
  void deedsHappenBetweenThem() {
    ticker("two", 2);
    time.after(3, () -> say("deed"));
    time.advance(5);
    assertEquals(List.of("2 two", "3 deed", "4 two"), said);
  }

  @Test
  void aTurnstileIsPassedInTheOrderOfComing() {
    var turnstile = time.turnstile();
    for (var name : List.of("a", "b", "c")) {
      time.start(
          name,
          () -> {
            turnstile.enter();
            time.pause(10);
            say(name);
            turnstile.leave();
          });
    }
    time.advance(100);
    assertEquals(List.of("10 a", "20 b", "30 c"), said);
  }

  @Test
  void joiningLastsAsLongAsTheWork() {
    var worker = time.start("worker", () -> time.pause(70));
    worker.join();
    assertEquals(70, time.now());
    worker.join();
    assertEquals(70, time.now());
  }

  @Test
  void aThreadThatFailsFailsWhoeverDrivesTime() {
    time.start(
        "careless",
        () -> {
          time.pause(5);
          throw new IllegalArgumentException("No such ship.");
        });
    var e = assertThrows(IllegalStateException.class, () -> time.advance(10));
    assertEquals("No such ship.", e.getCause().getMessage());
  }

  @Test
  void waitingForNobodyIsFound() {
    var turnstile = time.turnstile();
    turnstile.enter();
    assertThrows(IllegalStateException.class, turnstile::enter);
  }

  @Test
  void closingEndsEveryThread() {
    ticker("one", 1);
    ticker("two", 2);
    time.advance(2);
    time.close();
    int before = said.size();
    time.advance(100);
    assertEquals(before, said.size());
  }

  @Test
  void closingEndsAThreadThatWaitsAgainOnItsWayOut() {
    time.start(
        "polite",
        () -> {
          try {
            time.pause(10);
          } finally {
            time.pause(10);
          }
        });
    time.advance(1);
    time.close();
    assertEquals(1, time.now());
  }

  @Test
  void atWallSpeedItIsNeverMuchAheadOfTheClock() throws InterruptedException {
    var begun = System.nanoTime();
    var live = VirtualTime.atWallSpeed();
    var injected = new CountDownLatch(1);
    var driver = Thread.ofPlatform().start(() -> live.advance(30_000_000));
    live.inject(injected::countDown);
    injected.await();
    driver.join();
    assertTrue(System.nanoTime() - begun >= 28_000_000);
  }
}
