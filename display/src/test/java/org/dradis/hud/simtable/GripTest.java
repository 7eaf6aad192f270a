package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class GripTest {
  @Test
  void theFirstIsAtTheFingerAndTheOthersAreClose() {
    Grip grip = new Grip(List.of("raider 1", "raider 2", "raider 3"), new Spot(0, 0));
    grip.follow(new Spot(50, 60));
    assertEquals(new Spot(50, 60), grip.spot("raider 1"));
    Spot second = Objects.requireNonNull(grip.spot("raider 2"));
    Spot third = Objects.requireNonNull(grip.spot("raider 3"));
    assertTrue(second.distanceTo(third) > 10);
    assertTrue(second.distanceTo(new Spot(50, 60)) < 40);
    assertNull(grip.spot("raider 4"));
  }
}
