package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.setup.Stop.Thing;
import org.junit.jupiter.api.Test;

class PlacingTest {
  private static final List<Stop> STOPS =
      List.of(
          new Stop(
              "bow",
              null,
              List.of(new Thing("basestar", 1, "bow"), new Thing("raider", 3, "bow")),
              List.of()),
          new Stop(
              "dial",
              null,
              List.of(new Thing("fuel-dial", 8, "fuel"), new Thing("food-dial", 8, "food")),
              List.of()),
          new Stop("supply", null, List.of(new Thing("raider", 13, null)), List.of()));

  private final List<String> lit = new ArrayList<>();
  private final Placing placing = new Placing(STOPS, spot -> lit.add(String.valueOf(spot)));

  @Test
  void theFirstThingThatIsNotThereIsAtHand() {
    assertEquals(0, placing.atHand());
    placing.tick(0);
    assertEquals(1, placing.atHand());
    placing.tick(1);
    assertEquals(-1, placing.atHand());
    assertTrue(placing.isDone(0));
  }

  @Test
  void aTickCanBeTakenBack() {
    placing.tick(1);
    placing.tick(1);
    assertFalse(placing.isTicked(1));
    assertEquals(0, placing.done());
  }

  @Test
  void theLightShowsWhereWhatIsNextGoes() {
    placing.tickAllAndGoOn();
    placing.tick(0);
    placing.tickAllAndGoOn();
    placing.rest();
    assertEquals(List.of("fuel", "food", "null", "null"), lit);
  }

  @Test
  void goingOnPassesWhatIsDone() {
    placing.tickAllAndGoOn();
    placing.tickAllAndGoOn();
    assertEquals("supply", placing.stop().place());
    placing.back();
    placing.back();
    assertTrue(placing.isFirst());
    placing.tickAllAndGoOn();
    assertEquals("supply", placing.stop().place());
  }

  @Test
  void itIsDoneWhenEverythingIsTicked() {
    assertEquals(5, placing.total());
    placing.tickAllAndGoOn();
    placing.tickAllAndGoOn();
    assertFalse(placing.isDone());
    placing.tickAllAndGoOn();
    assertTrue(placing.isDone());
    assertEquals("supply", placing.stop().place(), "there is nowhere to go on to");
  }

  @Test
  void everyChangeIsTold() {
    int before = placing.changes().get();
    placing.tick(0);
    placing.tickAllAndGoOn();
    placing.back();
    assertEquals(before + 3, placing.changes().get());
  }
}
