package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaceTest {
  private final List<Long> pauses = new ArrayList<>();

  private void play(double speed, long... seconds) {
    Pace pace = new Pace(speed, pauses::add);
    for (long second : seconds) {
      pace.await(Instant.ofEpochSecond(1_000_000 + second));
    }
  }

  @Test
  void whatTookLongIsWaitedForInProportion() {
    play(10, 0, 0, 1, 31);
    assertEquals(List.of(100L, 3_000L), pauses);
  }

  @Test
  void aWeekBetweenTwoEveningsIsAMinute() {
    play(0.5, 0, 7 * 86_400);
    assertEquals(List.of(120_000L), pauses);
  }

  @Test
  void aClockThatWasSetBackCostsNothing() {
    play(1, 100, 40, 41);
    assertEquals(List.of(1_000L), pauses);
  }

  @Test
  void theSpeedOfNothingIsAtOnce() {
    play(0, 0, 50, 5_000);
    assertEquals(List.of(), pauses);
  }
}
