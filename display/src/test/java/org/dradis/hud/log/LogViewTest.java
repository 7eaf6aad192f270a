package org.dradis.hud.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.shell.ShownHud;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

class LogViewTest {
  private static void turnFuel(ShownHud hud, int times) {
    for (int i = 0; i < times; i++) {
      hud.model().say(new SessionInput.Start(new Command.TurnDials(i % 2 * 2 - 1, 0, 0, 0)));
    }
  }

  @Test
  void aTapOnALineTakesBackEverythingSince() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("nav-log");
          assertTrue(hud.node("log-undo").isDisabled());
          turnFuel(hud, 5);
          assertTrue(hud.text("log-undo").startsWith("Undo “"));
          hud.tap("log-back-4");
          assertEquals("Undo 4 steps", hud.text("log-undo"));
          hud.tap("log-undo");
          assertEquals(1, hud.model().table().get().back());
          assertEquals(4, hud.model().table().get().forward());
          hud.tap("log-redo");
          assertEquals(2, hud.model().table().get().back());
        });
  }

  @Test
  void theNewestLineIsInView() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("nav-log");
          turnFuel(hud, 40);
          hud.node("log-scroll");
          ScrollPane scroll = (ScrollPane) hud.node("log-scroll");
          assertEquals(scroll.getVmax(), scroll.getVvalue());
        });
  }

  @Test
  void aLongStoryIsDrawnInPortions() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          turnFuel(hud, 100);
          hud.tap("nav-log");
          assertFalse(hud.has("log-back-100"));
          hud.tap("log-earlier");
          assertTrue(hud.has("log-back-100"));
          assertFalse(hud.has("log-earlier"));
        });
  }

  @Test
  void aNumberIsPutRightByTapsAlone() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("nav-log");
          hud.tap("log-correct");
          hud.tap("correct-distance");
          assertTrue(hud.node("correction-next").isDisabled());
          hud.tap("correction-more");
          hud.tap("correction-more");
          assertEquals("Distance: 0 → 2", hud.text("correction-sum"));
          hud.tap("correction-next");
          hud.tap("correct-who-0");
          hud.tap("correction-next");
          hud.tap("correct-why-1");
          hud.tap("correction-next");
          assertEquals("2", hud.text("value-distance"));
          assertEquals(Panel.BRIDGE, hud.model().panel().get());
        });
  }

  @Test
  void aNameThatIsWipedOutAgainIsNone() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.model().go(Panel.CORRECTION);
          hud.tap("correct-distance");
          hud.tap("correction-more");
          hud.tap("correction-next");
          TextField who = (TextField) hud.node("correct-who");
          who.setText("A");
          assertFalse(hud.node("correction-next").isDisabled());
          who.setText("");
          assertTrue(hud.node("correction-next").isDisabled());
          who.setText("A");
          hud.tap("correct-who-0");
          assertEquals("", who.getText());
          assertFalse(hud.node("correction-next").isDisabled());
        });
  }

  @Test
  void shipsArePutRightByTapsOnTheBoard() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.model().go(Panel.CORRECTION);
          hud.tap("correct-ships");
          hud.tap("correct-raider");
          hud.model().tap("bow");
          hud.model().tap("galactica");
          hud.model().tap("stern");
          assertEquals("1 × Raider: Bow → Stern", hud.text("correction-sum"));
          hud.tap("correction-back");
          hud.tap("correct-port-bow");
          assertEquals("1 × Raider: Bow → Port bow", hud.text("correction-sum"));
          hud.tap("nav-bridge");
          hud.model().tap("bow");
          assertEquals(Panel.AREA, hud.model().panel().get());
        });
  }
}
