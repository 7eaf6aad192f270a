package org.dradis.rig.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RandomHandsTest {
  private static final int MOVES = 5_000;

  /** The aim of the project's tests; {@code dradis torture} makes twenty times as many. */
  @Test
  void fiveThousandMovementsWithFaultsAreSensedAsTheyWere() {
    var report = new RandomHands(1, MOVES).run(2, _ -> {});
    var failure = report.failure();
    assertNull(
        failure,
        () ->
            failure == null
                ? ""
                : "seed %d, burst %d: %s%n%s"
                    .formatted(
                        failure.seed(),
                        failure.burst(),
                        failure.sentence(),
                        String.join("\n", failure.events())));
    assertEquals(MOVES, report.moves());
    assertTrue(report.faults() > MOVES / 20, report::toString);
    assertTrue(report.reports() > MOVES / 2, report::toString);
  }

  @Test
  void aSittingIsTheSameEveryTime() {
    assertEquals(new Sitting(3, 40).play(), new Sitting(3, 40).play());
  }
}
