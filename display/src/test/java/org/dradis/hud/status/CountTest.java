package org.dradis.hud.status;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CountTest {
  @Test
  void itBeginsWithTheOldNumberAndEndsWithTheNew() {
    Count down = new Count(12, 8);
    assertEquals(12, down.at(0));
    assertEquals(8, down.at(1));
    assertEquals(8, down.at(2));
  }

  @Test
  void noNumberOnTheWayIsLeftOut() {
    Count up = new Count(0, 5);
    assertEquals(
        IntStream.rangeClosed(0, 5).boxed().toList(),
        IntStream.rangeClosed(0, 1000).map(it -> up.at(it / 1000.0)).distinct().boxed().toList());
  }

  @Test
  void theDifferenceHasItsSign() {
    assertEquals("−4", new Count(12, 8).difference());
    assertEquals("+1", new Count(3, 4).difference());
  }
}
