package org.dradis.rig.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StopwatchTest {

  private final Clock clock = new Clock();

  @Test
  void theMedianRoundCountsAndTheExtremesAreShown() {
    var watch = new Stopwatch(clock, 1000, 0, 0, 3);
    long[] cost = {1000, 4000, 2000};
    int[] round = {0};
    var figure =
        watch.perSecond(
            () -> {
              clock.cpu += cost[round[0]++];
              return 4;
            });
    assertEquals(new Figure(2_000_000, 1_000_000, 4_000_000), figure);
  }

  @Test
  void warmUpGoesOnWhileTheWorkBecomesFaster() {
    var watch = new Stopwatch(clock, 1, 2, 100, 1);
    int[] done = {0};
    var figure =
        watch.perSecond(
            () -> {
              done[0]++;
              clock.cpu += done[0] < 20 ? 1L << (40 - done[0]) : 1000;
              return 1;
            });
    assertEquals(1_000_000, figure.median());
  }

  @Test
  void warmUpEndsEvenIfTheWorkNeverSettles() {
    var watch = new Stopwatch(clock, 1, 2, 10, 1);
    int[] done = {0};
    watch.perSecond(
        () -> {
          done[0]++;
          clock.cpu += 1L << (40 - done[0]);
          return 1;
        });
    assertEquals(11, done[0]);
  }

  @Test
  void microsecondsAreThoseOfOneUnit() {
    var watch = new Stopwatch(clock, 1000, 0, 0, 3);
    var figure =
        watch.microsEach(
            () -> {
              clock.cpu += 5000;
              return 2;
            });
    assertEquals(2.5, figure.median());
  }

  @Test
  void bytesAreThoseOfOneUnit() {
    var watch = new Stopwatch(clock, 1000, 0, 0, 3);
    var figure =
        watch.bytesEach(
            () -> {
              clock.cpu += 1000;
              clock.bytes += 640;
              return 10;
            });
    assertEquals(64, figure.median());
  }

  private static final class Clock implements Meter {
    private long cpu;
    private long bytes;

    @Override
    public long cpuNanos() {
      return cpu;
    }

    @Override
    public long allocatedBytes() {
      return bytes;
    }
  }
}
