package org.dradis.rig.world;

import static org.dradis.rig.world.Stage.BOW;
import static org.dradis.rig.world.Stage.PORT_BOW;
import static org.dradis.rig.world.Stage.STERN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.rig.chip.PadTag;
import org.junit.jupiter.api.Test;

class WorldTest {
  private final Stage stage = new Stage();
  private final World world = stage.world;
  private final Miniature raider = stage.raider;
  private final Miniature viper = stage.viper;

  private Coupling coupling(Miniature miniature, Zone zone) {
    return world.truth().coupling(miniature, zone);
  }

  private Whereabouts readable(Miniature miniature) {
    return world.truth().readable(miniature);
  }

  private static TagId id(Miniature miniature) {
    return Objects.requireNonNull(miniature.id());
  }

  @Test
  void nothingIsReadInTheTray() {
    assertTrue(world.truth().readable().isEmpty());
    assertEquals(Whereabouts.NOWHERE, readable(raider));
  }

  @Test
  void aShipInAnAreaIsReadThere() {
    world.place(raider, stage.plan.middle(BOW), 0);
    assertEquals(Whereabouts.in(BOW), readable(raider));
    assertEquals(Coupling.GOOD, coupling(raider, BOW));
    assertEquals(Set.of(id(raider)), world.truth().readable().keySet());
  }

  @Test
  void theRingIsTheRulesRing() {
    var neighbours = stage.plan.neighbours();
    for (var area : org.dradis.rules.board.Area.RING) {
      var ring = Set.of(area.clockwise().word(), area.counterclockwise().word());
      var near = neighbours.get(new Zone(area.word()));
      assertEquals(ring, Set.copyOf(near.stream().map(Zone::name).toList()), area.word());
    }
  }

  @Test
  void onTheBorderBothAreasReadItBadly() {
    world.place(raider, stage.plan.border(BOW, PORT_BOW), 0);
    assertEquals(Whereabouts.in(BOW, PORT_BOW), readable(raider));
    assertEquals(Coupling.WEAK, coupling(raider, BOW));
    assertEquals(Coupling.WEAK, coupling(raider, PORT_BOW));
  }

  @Test
  void beyondTheEdgeNobodyReadsIt() {
    var loop = stage.plan.reach(BOW).loop();
    var edge = new Spot(loop.left(), loop.middle().y());
    world.place(raider, edge.plus(Reach.EDGE, 0), 0);
    assertEquals(Coupling.GOOD, coupling(raider, BOW));
    world.place(raider, edge, 0);
    assertEquals(Coupling.WEAK, coupling(raider, BOW));
    world.place(raider, edge.plus(-Reach.STRAY - 1, 0), 0);
    assertEquals(Coupling.NONE, coupling(raider, BOW));
  }

  @Test
  void aFewMillimetresUpItReadsAndAboveAHandsBreadthNot() {
    var middle = stage.plan.middle(BOW);
    world.place(raider, middle, 5);
    assertEquals(Coupling.GOOD, coupling(raider, BOW));
    world.place(raider, middle, 50);
    assertEquals(Coupling.WEAK, coupling(raider, BOW));
    world.place(raider, middle, 100);
    assertEquals(Coupling.NONE, coupling(raider, BOW));
  }

  @Test
  void theUpperOneOfAStackIsReadBadly() {
    world.place(raider, stage.plan.middle(BOW), 0);
    world.stack(viper, raider);
    assertEquals(Coupling.GOOD, coupling(raider, BOW));
    assertEquals(Coupling.WEAK, coupling(viper, BOW));
    assertEquals(16, viper.height());
  }

  @Test
  void aStackIsSlidAsAWholeAndTumblesWhenItsLowestIsTaken() {
    world.place(raider, stage.plan.middle(BOW), 0);
    world.stack(viper, raider);
    world.stack(stage.civilian, viper);
    world.slide(raider, stage.plan.middle(PORT_BOW));
    assertEquals(Whereabouts.in(PORT_BOW), readable(stage.civilian));
    world.place(raider, stage.plan.middle(STERN), 100);
    assertTrue(viper.isFallen());
    assertFalse(stage.civilian.isFallen());
    assertEquals(Whereabouts.in(PORT_BOW), readable(stage.civilian));
    assertEquals(Whereabouts.NOWHERE, readable(viper));
  }

  @Test
  void nothingStandsOnItself() {
    world.stack(viper, raider);
    assertThrows(IllegalArgumentException.class, () -> world.stack(raider, viper));
  }

  @Test
  void aFallenShipIsReadNearTheWireOnly() {
    world.place(raider, stage.plan.middle(BOW), 0);
    world.knockOver(raider);
    assertEquals(Coupling.NONE, coupling(raider, BOW));
    var loop = stage.plan.reach(BOW).loop();
    world.slide(raider, new Spot(loop.left() + 4, loop.middle().y()));
    assertEquals(Coupling.WEAK, coupling(raider, BOW));
    world.standUp(raider);
    world.place(raider, stage.plan.middle(BOW), 0);
    assertEquals(Coupling.GOOD, coupling(raider, BOW));
  }

  @Test
  void aDeadTagIsReadByNobodyUntilItIsReplaced() {
    world.place(raider, stage.plan.middle(BOW), 0);
    world.health(raider, Coupling.NONE);
    assertEquals(Whereabouts.NOWHERE, readable(raider));
    world.health(raider, Coupling.WEAK);
    assertEquals(Coupling.WEAK, coupling(raider, BOW));
  }

  @Test
  void aBankCardIsReadByNobody() {
    var card = Miniature.bankCard("bank card", PadTag.of("08112233"));
    world.bring(card);
    world.place(card, stage.plan.middle(BOW), 0);
    assertEquals(Whereabouts.NOWHERE, readable(card));
    assertTrue(world.truth().readable().isEmpty());
  }

  @Test
  void twoTagsOfOneNumberAreInBothPlaces() {
    var twin = Miniature.skiPass("twin", Uid.parse(id(raider).toString()));
    world.bring(twin);
    world.place(raider, stage.plan.middle(BOW), 0);
    world.place(twin, stage.plan.middle(STERN), 0);
    assertEquals(Whereabouts.in(BOW, STERN), world.truth().readable().get(id(raider)));
  }

  @Test
  void onThePadLiesWhatIsPutThere() {
    world.place(raider, BoardPlan.TAP_PAD.middle(), 10);
    assertEquals(List.of(raider.padTag()), stage.padChip.pad());
    world.place(raider, BoardPlan.TAP_PAD.middle(), 60);
    assertEquals(List.of(), stage.padChip.pad());
  }

  @Test
  void itRemembersWhereATagCouldBeRead() {
    var truth = world.truth();
    var tag = id(raider);
    stage.advanceMillis(100);
    world.place(raider, stage.plan.middle(BOW), 0);
    stage.advanceMillis(100);
    world.place(raider, stage.plan.middle(STERN), 0);
    stage.advanceMillis(100);
    assertTrue(truth.wasReadable(tag, Whereabouts.in(STERN), 0));
    assertTrue(truth.wasReadable(tag, Whereabouts.in(BOW), 101_000_000));
    assertFalse(truth.wasReadable(tag, Whereabouts.in(BOW), 99_000_000));
    assertTrue(truth.wasReadable(tag, Whereabouts.NOWHERE, 201_000_000));
    assertFalse(truth.wasReadable(tag, Whereabouts.NOWHERE, 199_000_000));
    assertFalse(truth.wasReadable(tag, Whereabouts.in(BOW, STERN), 1_000_000_000));
    assertEquals(
        100_000_000, truth.lastReadable(tag, Whereabouts.in(BOW), 1_000_000_000).getAsLong());
  }

  @Test
  void aTagThatNeverWasIsAPhantom() {
    var stranger = TagId.parse("E004010000000099");
    assertFalse(world.truth().wasReadable(stranger, Whereabouts.in(BOW), 1_000_000_000));
    assertTrue(world.truth().wasReadable(stranger, Whereabouts.NOWHERE, 1_000_000_000));
  }

  @Test
  void onABorderEitherAreaOrBothWillDo() {
    var both = Whereabouts.in(BOW, PORT_BOW);
    assertTrue(Truth.agrees(both, both));
    assertTrue(Truth.agrees(Whereabouts.in(BOW), both));
    assertFalse(Truth.agrees(Whereabouts.NOWHERE, both));
    assertFalse(Truth.agrees(Whereabouts.in(STERN), both));
    assertFalse(Truth.agrees(both, Whereabouts.in(BOW)));
  }
}
