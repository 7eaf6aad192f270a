package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.dradis.hud.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whole games on the screen and the simulated table, with nothing but taps and drags. */
@Timeout(600)
class WholeGameTest {
  private static final int MOST_ICONS = 30;

  @TempDir Path folder;

  @Test
  void aGameIsWonOnTheSmallestScreen() {
    try (var evening = new RobotEvening(folder, 800, 480, Settings.STANDARD.calmly())) {
      evening.layOutGames();
      RobotWindow hud = evening.hud();
      RobotPlayer player = new RobotPlayer(evening);
      hud.tap("welcome-new");
      hud.tap("objective-kobol");
      crew(hud, "players-3", "william-adama", "laura-roslin", "kara-starbuck-thrace");
      begin(hud);
      player.icon("launch-raiders");
      player.endTurn();
      player.act("vipers", "action-viper-move-bow");
      player.dice(8).act("vipers", "action-viper-attack");
      player.endTurn();
      player.icon("activate-heavy-raiders");
      player.endTurn();
      player.dice(2).icon("activate-basestars");
      player.endTurn();
      player.dice(2, 1, 4, 3, 2).icon("activate-raiders");
      player.endTurn();
      assertEquals(5, player.hands().at("raider", "bow").size());
      for (int icons = 0; !hud.shows("over"); icons++) {
        if (icons == MOST_ICONS) {
          throw hud.lost("the game has no end");
        }
        player.act("jump", "action-jump-icon", "offer-3");
      }
      assertTrue(hud.text("over").contains("The humans win"), hud.text("over"));
      assertEquals(12, player.hands().at("civilian", "civilian-pile").size());
      hud.tap("over-games");
      hud.untilShown("welcome-new");
    }
  }

  @Test
  void aGameIsWonOnTheLargestScreen() {
    try (var evening = new RobotEvening(folder, 1280, 800, Settings.STANDARD.speaking("de"))) {
      evening.layOutGames();
      RobotWindow hud = evening.hud();
      RobotPlayer player = new RobotPlayer(evening);
      hud.tap("welcome-new");
      hud.tap("expansion-pegasus");
      crew(
          hud,
          "players-4",
          "william-adama",
          "laura-roslin",
          "kara-starbuck-thrace",
          "chief-galen-tyrol");
      begin(hud);
      player.crisis("Bomb Threat");
      player.endTurn();
      player.act("vipers", "action-viper-launch-port-bow");
      player.dice(7).act("galactica", "action-guns");
      player.endTurn();
      player.attackCard("Thirty-Three");
      player.endTurn();
      player.icon("launch-raiders");
      player.endTurn();
      player.icon("activate-heavy-raiders");
      player.dice(1, 3).icon("activate-basestars");
      player.endTurn();
      player.act("jump", "action-jump-icon");
      player.act("jump", "action-jump-icon");
      player.dice(8).act("jump", "action-jump-ftl", "offer-3");
      assertEquals("12", hud.text("value-population"));
      player.act("jump", "action-jump-to-4");
      for (int icons = 0; !hud.shows("over"); icons++) {
        if (icons == MOST_ICONS) {
          throw hud.lost("the game has no end");
        }
        player.act("jump", "action-jump-icon", "offer-3");
      }
      assertTrue(hud.text("over").contains("Die Menschen gewinnen"), hud.text("over"));
    }
  }

  private static void crew(RobotWindow hud, String players, String... characters) {
    hud.tap("setup-next");
    hud.tap(players);
    for (String each : characters) {
      hud.tap("character-" + each);
    }
    hud.tap("setup-next");
    hud.untilShown("setup-next");
  }

  /** Everything is put down where it belongs, and the game begins. */
  private static void begin(RobotWindow hud) {
    hud.tap("setup-next");
    hud.untilShown("setup-begin");
    while (hud.offers("setup-next")) {
      hud.tap("setup-next");
    }
    hud.tap("setup-begin");
    hud.untilShown("idle");
  }
}
