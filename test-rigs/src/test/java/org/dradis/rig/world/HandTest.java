package org.dradis.rig.world;

import static org.dradis.rig.world.Stage.BOW;
import static org.dradis.rig.world.Stage.PORT_BOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.Whereabouts;
import org.junit.jupiter.api.Test;

class HandTest {
  private final Stage stage = new Stage();
  private final Miniature raider = stage.raider;
  private final Miniature viper = stage.viper;

  private boolean isReadable() {
    return !stage.world.truth().readable(raider).isNowhere();
  }

  @Test
  void aMovementTakesAsLongAsAPersonNeeds() {
    for (int seed = 0; seed < 50; seed++) {
      var other = new Stage();
      long millis = other.millisOf(other.hand(seed).move(other.raider, other.plan.middle(BOW)));
      assertTrue(millis >= 550 && millis <= 1_760, millis + " ms");
      assertEquals(Whereabouts.in(BOW), other.world.truth().readable(other.raider));
    }
  }

  @Test
  void aShipThatIsLiftedReadsOnAndOff() {
    int flickers = 0;
    for (int seed = 0; seed < 20; seed++) {
      stage.world.place(raider, stage.plan.middle(BOW), 0);
      var lift = stage.hand(seed).lift(raider);
      List<Boolean> seen = new ArrayList<>();
      while (!lift.isOver()) {
        stage.advanceMillis(1);
        if (seen.isEmpty() || seen.getLast() != isReadable()) {
          seen.add(isReadable());
        }
      }
      assertFalse(isReadable());
      flickers += seen.size() > 2 ? 1 : 0;
      raider.holder(null);
    }
    assertTrue(flickers > 5, flickers + " of 20");
  }

  @Test
  void aShipThatIsSlidIsNeverOutOfBothAreas() {
    for (int seed = 0; seed < 20; seed++) {
      stage.world.place(raider, stage.plan.middle(BOW), 0);
      var slide = stage.hand(seed).slide(raider, stage.plan.middle(PORT_BOW));
      boolean both = false;
      while (!slide.isOver()) {
        stage.advanceMillis(1);
        assertTrue(isReadable());
        both |= stage.world.truth().readable(raider).zones().size() == 2;
      }
      assertTrue(both);
      assertEquals(Whereabouts.in(PORT_BOW), stage.world.truth().readable(raider));
    }
  }

  @Test
  void oneHandDoesOneThingAfterTheOther() {
    var hand = stage.hand(1);
    var first = hand.move(raider, stage.plan.middle(BOW));
    var second = hand.stack(viper, raider);
    var third = hand.knockOver(viper);
    stage.millisOf(first);
    assertFalse(second.isOver());
    stage.millisOf(second);
    assertEquals(raider, viper.support());
    stage.millisOf(third);
    assertNull(viper.support());
    assertTrue(viper.isFallen());
    stage.millisOf(hand.standUp(viper));
    assertFalse(viper.isFallen());
    assertFalse(hand.isBusy());
  }

  @Test
  void twoHandsMoveAtOnceButNotTheSameShip() {
    var one = stage.hand(1);
    var other = stage.hand(2);
    var moved = one.move(raider, stage.plan.middle(BOW));
    var missed = other.move(raider, stage.plan.middle(PORT_BOW));
    var elsewhere = other.move(viper, stage.plan.middle(PORT_BOW));
    assertTrue(missed.isMissed());
    long millis = Math.max(stage.millisOf(moved), stage.millisOf(elsewhere));
    assertTrue(millis < 1_760, millis + " ms");
    assertEquals(Whereabouts.in(BOW), stage.world.truth().readable(raider));
    assertEquals(Whereabouts.in(PORT_BOW), stage.world.truth().readable(viper));
  }

  @Test
  void whatIsTappedGoesBackWhereItWas() {
    stage.world.place(raider, stage.plan.middle(BOW), 0);
    var tap = stage.hand(3).tap(raider);
    boolean tapped = false;
    while (!tap.isOver()) {
      stage.advanceMillis(10);
      tapped |= stage.padChip.pad().size() == 1;
    }
    assertTrue(tapped);
    assertEquals(stage.plan.middle(BOW), raider.spot());
    assertEquals(List.of(), stage.padChip.pad());
  }

  @Test
  void aShipStackedOnOneThatWasTakenAwayStandsBesideIt() {
    stage.world.place(raider, stage.plan.middle(BOW), 0);
    var stack = stage.hand(4).stack(viper, raider);
    stage.hand(5).lift(raider);
    stage.millisOf(stack);
    assertNull(viper.support());
    assertEquals(0, viper.height());
  }
}
