package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

final class StandingOrderTest {
  private final TableForTests table = new TableForTests(TableForTests.THREE_AREAS);
  private final StandingOrder order = table.hud.order();

  private static String choice(String area) {
    return "{\"type\":\"choose\",\"option\":\"" + area + "\"}";
  }

  @Test
  void theRestComesInTheOrderThatWasSaid() {
    order.begin(List.of("stern", "port-quarter", "bow"));
    assertEquals(
        List.of(choice("stern"), choice("port-quarter")),
        table.said.subList(0, 2),
        "the last area is nothing to ask");
    assertNull(table.view().question());
    assertEquals(List.of(), order.left().get());
  }

  @Test
  void anAreaThatIsNotOfferedIsSkipped() {
    order.begin(List.of("starboard-bow", "stern", "bow"));
    assertEquals(choice("stern"), table.said.getFirst());
  }

  @Test
  void withNoneOfTheAreasOfferedTheQuestionStays() {
    order.begin(List.of("starboard-bow"));
    assertEquals(List.of(), table.said);
    assertEquals(List.of(), order.left().get());
    assertEquals("raider-area", table.question().matter());
  }

  @Test
  void afterTheAreasThatWereNumberedTheNextOneIsAskedAgain() {
    order.begin(List.of("stern"));
    assertEquals("raider-area", table.question().matter());
    assertEquals(List.of(choice("stern")), table.said);
  }

  @Test
  void aStepBackCallsItOff() {
    TableForTests dice = withDice();
    dice.hud.order().begin(List.of("stern", "bow"));
    assertEquals(List.of("bow"), dice.hud.order().left().get());
    dice.hud.say(new SessionInput.Undo(1));
    assertEquals(List.of(), dice.hud.order().left().get());
    assertEquals("raider-area", dice.question().matter(), "and nothing is chosen again");
  }

  @Test
  void diceLeaveItAsItIs() {
    TableForTests dice = withDice();
    dice.hud.order().begin(List.of("stern", "bow"));
    dice.hud.say(new SessionInput.TypeDie(1));
    dice.hud.say(new SessionInput.LetStand());
    assertEquals(choice("bow"), dice.said.getLast());
    assertEquals(List.of(), dice.hud.order().left().get());
  }

  @Test
  void itEndsWithItsCommand() {
    TableForTests dice = withDice();
    dice.hud.order().begin(List.of("stern", "bow", "port-bow"));
    for (int roll = 0; roll < 3; roll++) {
      dice.hud.say(new SessionInput.TypeDie(1));
      dice.hud.say(new SessionInput.LetStand());
    }
    assertNull(dice.view().question());
    assertEquals(List.of(), dice.hud.order().left().get());
  }

  @Test
  void whoeverTapsMeanwhileIsAskedAgain() {
    SlowTable slow = new SlowTable(ScenarioTable.of(TableForTests.THREE_AREAS, "en"));
    table.hud.open(slow);
    order.begin(List.of("stern", "bow", "port-quarter"));
    table.hud.tap("bow");
    assertEquals(List.of(), order.left().get());
    slow.play();
    assertEquals(List.of(choice("stern")), table.said);
    assertEquals("raider-area", table.question().matter());
  }

  @Test
  void aQuestionThatIsToldTwiceIsAnsweredOnce() {
    SlowTable slow = new SlowTable(ScenarioTable.of(TableForTests.THREE_AREAS, "en"));
    table.hud.open(slow);
    order.begin(List.of("stern", "bow", "port-quarter"));
    slow.speak("de");
    assertEquals(List.of(choice("stern")), table.said);
    slow.play();
    assertNull(table.view().question());
  }

  @Test
  void anotherGameHasNoneOfIt() {
    TableForTests dice = withDice();
    dice.hud.order().begin(List.of("stern", "bow"));
    dice.hud.open(ScenarioTable.of(TableForTests.THREE_AREAS, "en"));
    assertEquals(List.of(), dice.hud.order().left().get());
    assertEquals("raider-area", dice.question().matter());
  }

  /** One raider in each of three areas attacks Galactica. */
  private static TableForTests withDice() {
    return new TableForTests(
        """
        {"format": "dradis-scenario/1",
         "board": {"areas": {"bow": {"raiders": 1}, "stern": {"raiders": 1},
                             "starboard-bow": {"raiders": 1}}},
         "steps": [{"icon": "activate-raiders"}]}
        """);
  }
}
