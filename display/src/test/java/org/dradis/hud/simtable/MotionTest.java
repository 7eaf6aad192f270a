package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class MotionTest {
  private static final double FRAME = 0.02;

  private final Motion motion = new Motion();

  @Test
  void somethingNewIsThereAtOnce() {
    motion.aim("raider 1", new Spot(10, 20), false, false);
    assertEquals(new Spot(10, 20), motion.of("raider 1").spot());
    assertTrue(motion.isStill());
  }

  @Test
  void whatMovesIsSeenOnItsWayAndArrives() {
    motion.aim("raider 1", new Spot(0, 0), false, false);
    motion.aim("raider 1", new Spot(100, 0), true, false);
    assertTrue(motion.pass(FRAME));
    double first = motion.of("raider 1").spot().x();
    assertTrue(first > 5 && first < 50, "at " + first);
    int frames = 1;
    while (motion.pass(FRAME)) {
      frames++;
    }
    assertTrue(frames < 50, frames + " frames");
    assertEquals(new Motion.Drawn(new Spot(100, 0), 1), motion.of("raider 1"));
    assertTrue(motion.isStill());
  }

  @Test
  void whatAFingerHoldsIsAtTheFinger() {
    motion.aim("raider 1", new Spot(0, 0), false, false);
    motion.aim("raider 1", new Spot(100, 0), true, true);
    assertEquals(new Spot(100, 0), motion.of("raider 1").spot());
    assertFalse(motion.pass(FRAME));
  }
}
