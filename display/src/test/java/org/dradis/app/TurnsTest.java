package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.hud.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Turns as players take them: with taps on the HUD and hands on the simulated table. */
@Timeout(120)
class TurnsTest extends RobotBattle {
  @Test
  void raidersComeInTheOrderThatPlayersSayOnce() {
    player.icon("activate-raiders");
    player.icon("launch-raiders");
    player.icon("activate-raiders");
    player.icon("launch-raiders");
    hud.tap("icon-activate-raiders");
    hud.untilShown("question");
    assertEquals(
        List.of("offer-bow", "offer-starboard-bow", "offer-starboard-quarter"),
        hud.offered("offer-").stream().sorted().toList());
    hud.tap("order");
    for (String area : List.of("starboard-quarter", "bow", "starboard-bow")) {
      hud.tap("offer-" + area);
    }
    hud.tap("order-go");
    hud.untilShown("idle");
    player.settle();
    assertEquals(
        List.of(3, 3, 3),
        List.of(
            count("raider", "starboard-bow"),
            count("raider", "starboard-quarter"),
            count("raider", "stern")));
    hud.tap("nav-log");
    hud.untilShown("log-back-1");
    String told = hud.text("log");
    int first = told.lastIndexOf("starboard quarter to the stern");
    int then = told.lastIndexOf("from the bow to the starboard bow");
    assertTrue(first >= 0 && first < then, told);
  }

  @Test
  void aDieIsTypedOrFallsInTheTower() {
    hud.tap("icon-activate-basestars");
    hud.untilShown("dice");
    table.tap("tower");
    hud.untilShown("stand");
    String face = hud.text("die-shown");
    assertTrue(face.matches("[1-8]"), face);
    hud.tap("die-misread");
    hud.tap("die-3");
    hud.until("the other face", () -> hud.text("die-shown").equals("3"));
    player.settle();
    player.dice(4).icon("activate-basestars");
    assertTrue(hud.text("story").contains("Galactica"), hud.text("story"));
  }

  @Test
  void stepsAreTakenBackAndForwardAgain() {
    player.act("vipers", "action-viper-move-stern");
    assertEquals(1, count("viper-mk2", "stern"));
    assertFalse(hud.offers("redo"));
    hud.tap("undo");
    hud.untilShown("tasks");
    player.settle();
    assertEquals(0, count("viper-mk2", "stern"));
    assertEquals(1, count("viper-mk2", "port-quarter"));
    hud.tap("redo");
    hud.untilShown("tasks");
    player.settle();
    assertEquals(1, count("viper-mk2", "stern"));
  }

  @Test
  void aShipInTheWrongAreaIsShownUntilItIsPutRight() {
    hud.tap("go-vipers");
    player.start(player.find("action-viper-move-stern"));
    hud.untilShown("task-1");
    String viper = player.hands().carry("viper-mk2", "port-quarter", "starboard-quarter");
    hud.until(
        "the way from the wrong area",
        () -> hud.text("task-1").contains("starboard quarter to the stern"));
    player.hands().put(viper, "stern");
    hud.untilGone("tasks");
    hud.untilGone("alarms");
  }

  @Test
  void aStrangerOnTheBoardIsATrouble() {
    player.hands().put("mini-ski-pass", "bow");
    hud.untilShown("alarms");
    assertFalse(hud.text("alarms").isBlank());
    player.hands().put("mini-ski-pass", "out-of-game");
    hud.untilGone("alarms");
  }

  @Test
  void playersMayGoOnAlthoughShipsStandElsewhere() {
    player.start("icon-launch-raiders");
    hud.untilShown("task-1");
    hud.tap("icon-activate-heavy-raiders");
    hud.tap("call-off");
    hud.untilShown("idle");
    hud.tap("icon-activate-heavy-raiders");
    hud.tap("go-on");
    hud.untilGone("go-on");
    hud.untilShown("idle");
    player.settle();
    assertEquals(6, count("raider", "bow"));
    assertEquals(1, count("heavy-raider", "bow"));
  }

  @Test
  void aCardOnTheTapPadOpensAndIsResolved() {
    close();
    open(new RobotEvening(folder, WIDTH, HEIGHT, Settings.STANDARD.calmly(), 1));
    player.hands().tapOnPad("mini-a-traitor-accused");
    hud.untilShown("card-resolve");
    assertTrue(hud.text("cards").contains("A Traitor Accused"), hud.text("cards"));
    String track = hud.marked("jump-track");
    player.start("card-resolve");
    hud.untilShown("task-1");
    assertNotEquals(track, hud.marked("jump-track"));
  }

  @Test
  void whatIsWrongOnTheBoardIsPutRight() {
    hud.tap("nav-log");
    hud.tap("log-correct");
    hud.tap("correct-fuel");
    hud.tap("correction-less");
    hud.tap("correction-next");
    hud.tap("correct-who-0");
    hud.tap("correction-next");
    hud.tap("correct-why-0");
    hud.tap("correction-next");
    hud.untilShown("bridge");
    hud.until("less fuel", () -> hud.text("value-fuel").equals("7"));
    hud.tap("undo");
    hud.until("the fuel again", () -> hud.text("value-fuel").equals("8"));
  }

  @Test
  void theTurnEnds() {
    player.endTurn();
    assertTrue(hud.offers("undo"));
    hud.tap("nav-log");
    hud.untilShown("log-back-1");
    assertTrue(hud.text("log-back-1").contains("turn"), hud.text("log-back-1"));
  }
}
