package org.dradis.rig.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutlineTest {
  private static final Outline SQUARE = Outline.rectangle(10, 20, 100, 100);

  @Test
  void depthIsTheWayToTheNearestSide() {
    assertEquals(50, SQUARE.depth(SQUARE.middle()), 1e-9);
    assertEquals(10, SQUARE.depth(new Spot(20, 60)), 1e-9);
    assertEquals(-10, SQUARE.depth(new Spot(0, 60)), 1e-9);
    assertEquals(-5, SQUARE.depth(new Spot(7, 16)), 1e-9);
  }

  @Test
  void anyPolygonWillDo() {
    var corner =
        new Outline(
            List.of(
                new Spot(0, 0),
                new Spot(100, 0),
                new Spot(100, 20),
                new Spot(20, 20),
                new Spot(20, 100),
                new Spot(0, 100)));
    assertTrue(corner.holds(new Spot(10, 90)));
    assertTrue(corner.holds(new Spot(90, 10)));
    assertFalse(corner.holds(new Spot(50, 50)));
    assertEquals(-30, corner.depth(new Spot(50, 50)), 1e-9);
  }

  @Test
  void aLineIsNoOutline() {
    assertThrows(
        IllegalArgumentException.class, () -> new Outline(List.of(new Spot(0, 0), new Spot(1, 1))));
  }

  @Test
  void zonesThatTheTableHasNotAreRefused() {
    var e = assertThrows(IllegalArgumentException.class, () -> BoardPlan.of(List.of("hangar")));
    assertTrue(e.getMessage().startsWith("The simulated table has no zone hangar; it has bow, "));
  }
}
