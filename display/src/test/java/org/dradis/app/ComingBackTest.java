package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.dradis.hud.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Evenings that end in the middle of something, and go on another day. */
@Timeout(120)
class ComingBackTest {
  @TempDir Path folder;

  private RobotEvening open() {
    return new RobotEvening(folder, 800, 480, Settings.STANDARD.calmly());
  }

  @Test
  void aGameGoesOnWithTheQuestionAtWhichItWasLeft() {
    String asked;
    try (var evening = open()) {
      evening.battle();
      evening.hud().tap("icon-activate-basestars");
      evening.hud().untilShown("dice");
      asked = evening.hud().text("what");
    }
    try (var evening = open()) {
      RobotWindow hud = evening.hud();
      hud.untilShown("welcome-resume");
      RobotPlayer player = new RobotPlayer(evening);
      player.hands().carry("viper-mk2", "port-quarter", "stern");
      hud.tap("welcome-resume");
      hud.until("what has changed", () -> hud.text("returning").contains("Viper"));
      hud.tap("resume");
      hud.untilShown("dice");
      assertEquals(asked, hud.text("what"));
      hud.untilShown("task-1");
      assertTrue(hud.text("task-1").contains("stern"), hud.text("task-1"));
      player.dice(2).settle();
      assertEquals(1, player.hands().at("viper-mk2", "port-quarter").size());
      assertTrue(hud.text("story").contains("Galactica"), hud.text("story"));
    }
  }

  @Test
  void aGameThatNobodyWantsAnyMoreIsClosed() {
    try (var evening = open()) {
      evening.battle();
      new RobotPlayer(evening).endTurn();
    }
    try (var evening = open()) {
      RobotWindow hud = evening.hud();
      hud.tap("welcome-resume");
      hud.tap("close");
      hud.tap("close-no");
      hud.tap("close");
      hud.tap("close-yes");
      hud.tap("closed-games");
      hud.untilShown("welcome-quick");
    }
    try (var evening = open()) {
      evening.hud().untilShown("welcome-quick");
      evening.hud().tap("welcome-games");
      evening.hud().untilShown("game-1-story");
      assertTrue(!evening.hud().shows("game-1-resume"));
    }
  }
}
