package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.dradis.hud.Panel;
import org.dradis.rules.board.Icon;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

final class MatterTest {
  private static Matter of(String scenario) {
    return Matter.of(new TableForTests(scenario).view());
  }

  private static Matter.Idle idle(String scenario) {
    return assertInstanceOf(Matter.Idle.class, of(scenario));
  }

  @Test
  void withoutAGameThereIsNothing() {
    assertEquals(new Matter.Nothing(), Matter.of(null));
  }

  @Test
  void theEndComesFirst() {
    TableForTests table = new TableForTests(TableForTests.OVER);
    Matter.Over over = assertInstanceOf(Matter.Over.class, Matter.of(table.view()));
    assertFalse(over.canGoBack(), "a scenario has no steps to take back");
    assertEquals(table.view().ending(), over.ending());
  }

  @Test
  void afterABreakPlayersSayFirstWhetherTheyGoOn() {
    TableForTests table = new TableForTests(TableForTests.THREE_AREAS);
    table.hud.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    assertInstanceOf(Matter.Returning.class, Matter.of(table.view()));
    table.hud.say(new SessionInput.Resume());
    assertInstanceOf(Matter.Asked.class, Matter.of(table.view()));
  }

  @Test
  void aGameThatIsOverAndComesBackCanBeClosedToo() {
    TableForTests table = new TableForTests(TableForTests.OVER);
    table.hud.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    assertInstanceOf(Matter.Returning.class, Matter.of(table.view()));
    table.hud.say(new SessionInput.Close("it is over"));
    assertEquals(new Matter.Closed(), Matter.of(table.view()));
  }

  @Test
  void aClosedGameIsClosed() {
    TableForTests table = new TableForTests(TableForTests.PEACE);
    table.hud.say(new SessionInput.Close("it is late"));
    assertEquals(new Matter.Closed(), Matter.of(table.view()));
  }

  @Test
  void aQuestionComesBeforeTasks() {
    TableForTests table = new TableForTests(TableForTests.THREE_AREAS);
    table.hud.say(new SessionInput.Choose("stern"));
    assertFalse(table.view().tasks().isEmpty());
    assertInstanceOf(Matter.Asked.class, Matter.of(table.view()));
  }

  @Test
  void theAreasOfRaidersCanBePutInOrder() {
    Matter.Asked asked = assertInstanceOf(Matter.Asked.class, of(TableForTests.THREE_AREAS));
    assertTrue(asked.isOrder());
    assertEquals(Map.of("bow", 2, "port-quarter", 3, "stern", 1), asked.raiders());
  }

  @Test
  void aDieIsAMatterOfItsOwn() {
    assertInstanceOf(Matter.Rolling.class, of(TableForTests.DIE));
  }

  @Test
  void whatWaitsForHandsIsNotIdle() {
    TableForTests table = new TableForTests(TableForTests.UNTIDY);
    assertInstanceOf(Matter.Idle.class, Matter.of(table.view()));
    table.hud.say(
        "{\"type\":\"start\",\"command\":{\"type\":\"resolveIcon\",\"icon\":\"launch-raiders\"}}");
    assertEquals(new Matter.Waiting(), Matter.of(table.view()));
  }

  @Test
  void theOccupationActsOnThePlanetAlone() {
    assertEquals(
        Icon.SHIP_ICONS, idle(TableForTests.PEACE).icons().stream().map(Activation::icon).toList());
    assertTrue(
        idle(TableForTests.PLANET).icons().stream()
            .map(Activation::icon)
            .toList()
            .contains(Icon.OCCUPATION));
  }

  @Test
  void withTheCylonFleetThereAreNoAttackCards() {
    assertFalse(idle(TableForTests.FLEET).attackCards());
    assertTrue(idle(TableForTests.PEACE).attackCards());
  }

  @Test
  void theBaseGameHasNoDoorToNewCapricaNorToACrewThatIsNotThere() {
    assertEquals(
        List.of(Panel.VIPERS, Panel.GALACTICA, Panel.JUMP, Panel.CYLONS, Panel.SUPPLIES),
        idle(TableForTests.PEACE).doors());
    assertTrue(
        idle(TableForTests.FLEET).doors().containsAll(List.of(Panel.CREW, Panel.NEW_CAPRICA)));
  }
}
