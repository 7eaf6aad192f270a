package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.dradis.hud.Hud;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is tapped on the bridge is said to the table. */
@Timeout(60)
final class TouchesTest {
  private final TableForTests table = new TableForTests(TableForTests.PEACE);

  private static void at(TableForTests table, Panel panel, Consumer<Parent> hands) {
    table.hud.go(panel);
    Hud hud = StillHud.of(table.hud);
    Picture.of(800, 480, () -> new HudView(hud), hands);
  }

  private static Node find(Parent screen, String id) {
    screen.applyCss();
    screen.layout();
    Node node = screen.lookup("#" + id);
    assertNotNull(node, id);
    return node;
  }

  private static void tap(Parent screen, String... ids) {
    for (String id : ids) {
      ((ButtonBase) find(screen, id)).fire();
    }
  }

  private static String text(Parent screen, String id) {
    return ((Label) find(screen, id)).getText();
  }

  @Test
  void anActivationIsOneTap() {
    at(table, Panel.BRIDGE, screen -> tap(screen, "icon-launch-raiders"));
    assertEquals(
        List.of(
            "{\"type\":\"start\",\"command\":{\"type\":\"resolveIcon\",\"icon\":\"launch-raiders\"}}"),
        table.said);
  }

  @Test
  void anAttackCardIsTwoTaps() {
    at(table, Panel.BRIDGE, screen -> tap(screen, "attack-card", "card-2"));
    assertTrue(table.said.getLast().contains("\"card\":\"Besieged\""), table.said::toString);
  }

  @Test
  void aCrisisCardIsFoundByItsLetterOrByTyping() {
    at(
        table,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "crisis-card", "letter-C", "back");
          ((TextField) find(screen, "card-search")).setText("colonial d");
          tap(screen, "card-1", "card-resolve");
        });
    assertTrue(table.said.getLast().contains("activate-basestars"), table.said::toString);
  }

  @Test
  void ofTwoCardsOfANameThatLiesOnTheTapPadBothAreOffered() {
    at(
        table,
        Panel.BRIDGE,
        screen -> {
          table.hud.cards().tapped("Riots");
          assertEquals("Riots", ((TextField) find(screen, "card-search")).getText());
          tap(screen, "card-2");
          assertEquals("Riots", text(screen, "panel-title"));
        });
  }

  @Test
  void aTapOnGalacticaInACorrectionLeavesItOpen() {
    at(
        table,
        Panel.CORRECTION,
        screen -> {
          table.hud.tap("galactica");
          assertEquals(Panel.CORRECTION, table.hud.panel().get());
          table.hud.go(Panel.BRIDGE);
          table.hud.tap("galactica");
          assertEquals(Panel.GALACTICA, table.hud.panel().get());
        });
  }

  @Test
  void whySomethingIsAskedIsHiddenOnATapAndToldOnTheNext() {
    at(
        new TableForTests(TableForTests.THREE_AREAS),
        Panel.BRIDGE,
        screen -> {
          assertTrue(find(screen, "why").isVisible());
          tap(screen, "rule");
          assertFalse(find(screen, "why").isVisible());
          tap(screen, "rule");
          assertTrue(find(screen, "why").isVisible());
        });
  }

  @Test
  void anAnswerIsOneTap() {
    TableForTests areas = new TableForTests(TableForTests.THREE_AREAS);
    at(areas, Panel.BRIDGE, screen -> tap(screen, "offer-stern"));
    assertTrue(areas.heardLast(new SessionInput.Choose("stern")));
  }

  @Test
  void theRestComesInTheOrderOfTheTaps() {
    TableForTests areas = new TableForTests(TableForTests.THREE_AREAS);
    at(
        areas,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "order");
          assertTrue(find(screen, "order-go").isDisabled());
          tap(screen, "offer-stern", "offer-port-quarter", "offer-bow", "order-go");
        });
    assertEquals(2, areas.said.size());
    assertTrue(areas.said.getFirst().contains("stern"));
    assertNull(areas.view().question());
  }

  @Test
  void areasThatAreTappedOnTheBoardGetNumbersToo() {
    TableForTests areas = new TableForTests(TableForTests.THREE_AREAS);
    at(
        areas,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "order");
          areas.hud.tap("stern");
          areas.hud.tap("starboard-bow");
          tap(screen, "offer-bow");
          assertEquals(List.of(), areas.said);
          tap(screen, "order-single");
          areas.hud.tap("port-quarter");
        });
    assertTrue(areas.heardLast(new SessionInput.Choose("port-quarter")));
  }

  @Test
  void onAnotherPanelTheBoardAnswersAgain() {
    TableForTests areas = new TableForTests(TableForTests.THREE_AREAS);
    at(
        areas,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "order");
          areas.hud.go(Panel.LOG);
          areas.hud.tap("stern");
        });
    assertTrue(areas.heardLast(new SessionInput.Choose("stern")));
  }

  @Test
  void allAreasClockwiseIsOneTap() {
    TableForTests areas = new TableForTests(TableForTests.THREE_AREAS);
    at(areas, Panel.BRIDGE, screen -> tap(screen, "clockwise-stern"));
    assertTrue(areas.heardLast(new SessionInput.Choose("port-quarter")));
    assertNull(areas.view().question());
  }

  @Test
  void theOrderThatIsLeftStandsBelowAndCanBeCalledOff() {
    TableForTests areas =
        new TableForTests(
            """
            {"format": "dradis-scenario/1",
             "board": {"areas": {"bow": {"raiders": 1}, "stern": {"raiders": 1}}},
             "steps": [{"icon": "activate-raiders"}]}
            """);
    at(
        areas,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "clockwise-stern");
          assertTrue(find(screen, "order-strip").isVisible());
          tap(screen, "order-off");
          assertFalse(find(screen, "order-strip").isVisible());
        });
    assertEquals(List.of(), areas.hud.order().left().get());
  }

  @Test
  void aDieIsTypedModifiedAndLetStand() {
    TableForTests die = new TableForTests(TableForTests.DIE);
    at(
        die,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "die-4");
          assertEquals("4", text(screen, "die-shown"));
          tap(screen, "break-calculations-up");
          assertTrue(text(screen, "die-result").contains("5"));
          tap(screen, "die-misread", "die-6");
          assertEquals("6", text(screen, "die-shown"));
          tap(screen, "stand");
        });
    assertTrue(die.heardLast(new SessionInput.LetStand()));
    assertNull(die.view().question());
  }

  @Test
  void aKeyTypesTheDieToo() {
    TableForTests die = new TableForTests(TableForTests.DIE);
    at(
        die,
        Panel.BRIDGE,
        screen -> {
          type(screen, "3");
          assertTrue(die.heardLast(new SessionInput.TypeDie(3)));
          type(screen, "4");
          assertTrue(die.heardLast(new SessionInput.TypeDie(3)), "it lies there already");
          tap(screen, "die-misread");
          type(screen, "5");
          assertTrue(die.heardLast(new SessionInput.TypeDie(5)));
        });
  }

  /** Presses a key wherever the focus is. */
  private static void type(Parent screen, String key) {
    screen.fireEvent(
        new KeyEvent(KeyEvent.KEY_TYPED, key, "", KeyCode.UNDEFINED, false, false, false, false));
  }

  @Test
  void theComputerRolls() {
    TableForTests die = new TableForTests(TableForTests.DIE);
    at(die, Panel.BRIDGE, screen -> tap(screen, "die-computer"));
    assertTrue(die.said.getLast().contains("rollByComputer"));
  }

  @Test
  void aWayToBreakInThatIsShutSaysWhy() {
    at(
        new TableForTests(TableForTests.DIE),
        Panel.BRIDGE,
        screen -> {
          ButtonBase evade = (ButtonBase) find(screen, "break-evasive-maneuvers");
          assertTrue(evade.isDisabled());
          assertTrue(evade.getText().contains("\n"), evade.getText());
        });
  }

  @Test
  void tasksAreTickedOneByOneOrAllAtOnce() {
    TableForTests untidy = new TableForTests(TableForTests.UNTIDY);
    int tasks = untidy.view().tasks().size();
    at(
        untidy,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "task-1");
          assertEquals(tasks - 1, untidy.view().tasks().size());
        });
    TableForTests again = new TableForTests(TableForTests.UNTIDY);
    at(again, Panel.BRIDGE, screen -> tap(screen, tasks > 1 ? "tasks-all" : "task-1"));
    assertEquals(List.of(), again.view().tasks());
  }

  @Test
  void whatWaitsGoesOnOrIsCalledOff() {
    TableForTests untidy = new TableForTests(TableForTests.UNTIDY);
    at(untidy, Panel.BRIDGE, screen -> tap(screen, "icon-launch-raiders", "call-off"));
    assertFalse(untidy.view().waiting());
    at(untidy, Panel.BRIDGE, screen -> tap(screen, "icon-launch-raiders", "go-on"));
    assertTrue(untidy.heardLast(new SessionInput.GoOn()));
  }

  @Test
  void afterABreakTheGameGoesOnOrIsClosedForGood() {
    SessionInput back = new SessionInput.Return(Map.of(), List.of(), Map.of());
    table.hud.say(back);
    at(table, Panel.BRIDGE, screen -> tap(screen, "close", "close-no", "resume"));
    assertEquals("playing", table.view().phase());
    table.hud.say(back);
    at(table, Panel.BRIDGE, screen -> tap(screen, "close", "close-yes", "closed-games"));
    assertEquals("closed", table.view().phase());
    assertEquals(Panel.WELCOME, table.hud.panel().get());
  }

  @Test
  void aGameThatEndedByMistakeIsTakenBack() {
    TableForTests over =
        new TableForTests(
            """
            {"format": "dradis-scenario/1", "board": {"dials": {"fuel": 0}}, "steps": []}
            """);
    at(over, Panel.BRIDGE, screen -> tap(screen, "end-turn", "over-undo"));
    assertNull(over.view().outcome());
  }

  @Test
  void whoThenWhatThenTheGameAgain() {
    TableForTests fleet = new TableForTests(TableForTests.FLEET);
    at(
        fleet,
        Panel.BRIDGE,
        screen -> {
          tap(screen, "go-crew", "pick-1", "back", "pick-4");
          assertEquals("Gaius Baltar", text(screen, "panel-title"));
          tap(screen, "action-brig-4");
        });
    assertTrue(fleet.said.getLast().contains("\"character\":\"Gaius Baltar\""));
    assertEquals(Panel.BRIDGE, fleet.hud.panel().get());
  }
}
