package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two taps where one was meant do nothing twice. */
@Timeout(120)
class HastyFingersTest extends RobotBattle {
  @Test
  void whatIsStartedTwiceInAHurryIsStartedOnce() {
    hud.tapTwice("icon-launch-raiders");
    hud.untilShown("tasks");
    player.settle();
    assertEquals(6, count("raider", "bow"));
    assertEquals(1, evening.view().back());
    assertEquals("", hud.text("message"));
  }

  @Test
  void aDieThatIsLetStandTwiceStandsOnce() {
    player.act("vipers", "action-viper-move-bow");
    hud.tap("icon-activate-raiders");
    hud.tap("die-1");
    hud.tapTwice("stand");
    hud.until("the next die", () -> hud.offers("die-1") && evening.view().back() == 4);
    assertEquals("", hud.text("message"));
    hud.tapTwice("die-1");
    hud.untilShown("stand");
    assertEquals("", hud.text("message"));
  }

  @Test
  void theSecondOfTwoTapsDoesNotAnswerTheNextQuestion() {
    player.icon("activate-raiders");
    player.icon("launch-raiders");
    hud.tap("nav-bridge");
    hud.tap("icon-activate-raiders");
    hud.untilShown("question");
    hud.tapTwice("area-bow");
    hud.untilGone("question");
    player.settle();
    assertFalse(hud.shows("message"), hud.text("message"));
  }
}
