package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.dradis.hud.Panel;
import org.dradis.port.DiceThrow;
import org.dradis.session.SessionInput;
import org.dradis.view.EventView;
import org.junit.jupiter.api.Test;

final class BridgeModelTest {
  private static BridgeModel model(TableForTests table) {
    return new BridgeModel(table.hud, () -> 7);
  }

  @Test
  void theComputerRollsWhatItsDieShows() {
    TableForTests table = new TableForTests(TableForTests.DIE);
    model(table).rollByComputer();
    assertTrue(table.heardLast(new SessionInput.RollByComputer(7)));
  }

  @Test
  void aTypedDieLiesUntilItIsLetStand() {
    TableForTests table = new TableForTests(TableForTests.DIE);
    BridgeModel model = model(table);
    model.typeDie(3);
    model.look();
    assertEquals(3, ((Matter.Rolling) model.matter().get()).roll().face());
    model.letStand();
    assertTrue(table.heardLast(new SessionInput.LetStand()));
  }

  @Test
  void everythingThatNobodySensesIsTickedAtOnce() {
    TableForTests table = new TableForTests(TableForTests.UNTIDY);
    BridgeModel model = model(table);
    assertEquals(table.view().tasks().size(), model.hands().get().ticks().size());
    model.tickAll();
    assertEquals(List.of(), table.view().tasks());
  }

  @Test
  void aThrowThatDoesNotCountIsAnAlarmOfTheDice() {
    TableForTests table = new TableForTests(TableForTests.DIE);
    table.hud.say(new SessionInput.Throw(new DiceThrow.Voided(DiceThrow.VoidReason.DROPPED_AGAIN)));
    List<BridgeModel.Alarm> alarms = model(table).alarms().get();
    assertEquals(1, alarms.size());
    assertTrue(alarms.getFirst().ofDice());
  }

  @Test
  void theStoryIsAsLongAsAGlance() {
    TableForTests table = new TableForTests(TableForTests.THREE_AREAS);
    table.hud.order().begin(List.of("port-quarter", "bow", "stern"));
    String story = model(table).story().get();
    String last = table.view().recent().getLast().sentence();
    assertTrue(story.endsWith(last) && Wide.of(story) <= 96, story);
  }

  @Test
  void whatHappensSevenTimesIsToldOnceInTheStory() {
    EventView moved = new EventView("raiderMoved", "A raider moves.", null, null, null, null, 0);
    EventView came =
        new EventView("cylonShipPlaced", "A raider appears.", null, null, null, null, 0);
    List<EventView> recent = new ArrayList<>(List.of(came, came));
    recent.addAll(Collections.nCopies(7, moved));
    assertEquals("A raider appears (×2). A raider moves (×7).", BridgeModel.lastWords(recent));
  }

  @Test
  void whileTheTableComesBackNobodyHasTasks() {
    TableForTests table = new TableForTests(TableForTests.UNTIDY);
    table.hud.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    assertEquals(List.of(), model(table).hands().get().tasks());
  }

  @Test
  void whatIsStartedOnAnotherPanelLeadsBackToTheBridge() {
    TableForTests table = new TableForTests(TableForTests.PEACE);
    table.hud.go(Panel.VIPERS);
    model(table).start("{\"type\":\"start\",\"command\":{\"type\":\"endTurn\"}}");
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }

  @Test
  void whatIsRefusedStaysWhereItIsAndSaysWhy() {
    TableForTests table = new TableForTests(TableForTests.PEACE);
    table.hud.go(Panel.VIPERS);
    model(table).start("{\"type\":\"goOn\"}");
    assertEquals(Panel.VIPERS, table.hud.panel().get());
    assertTrue(!table.hud.message().get().isEmpty());
  }

  @Test
  void aQuestionThatComesUpIsShown() {
    TableForTests table = new TableForTests(TableForTests.FLEET);
    table.hud.go(Panel.JUMP);
    table.hud.say(
        "{\"type\":\"start\",\"command\":{\"type\":\"resolveIcon\",\"icon\":\"activate-raiders\"}}");
    assertEquals("raider-area", table.question().matter());
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }
}
