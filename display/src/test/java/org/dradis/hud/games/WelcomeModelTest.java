package org.dradis.hud.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.ZoneId;
import java.util.List;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Title;
import org.junit.jupiter.api.Test;

class WelcomeModelTest {
  private final FakeGames games = new FakeGames();
  private final Hud hud = FakeGames.hud(games, Settings.STANDARD);
  private final WelcomeModel model = new WelcomeModel(hud, ZoneId.of("UTC"));

  private WelcomeModel.Left left() {
    WelcomeModel.Left left = model.left().get();
    assertNotNull(left);
    return left;
  }

  @Test
  void aNewcomerHasNothingToGoOnWith() {
    model.load();
    assertNull(model.left().get());
    model.resume();
    assertEquals(List.of(), games.asked);
  }

  @Test
  void theNewestGameThatHasNotEndedCanGoOn() {
    games
        .with(1, "2026-11-02T20:14:00Z", false)
        .with(2, "2026-11-08T22:40:00Z", false)
        .with(3, "2026-11-09T10:00:00Z", true)
        .telling("> Jump.", "  The fleet jumps.");
    model.load();
    assertEquals("Game 2 · Nov 8, 2026, 10:40 PM", left().when());
    assertEquals("The fleet jumps.", left().stands());
    model.resume();
    assertEquals(List.of("resume 2"), games.asked);
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
  }

  @Test
  void aGameThatIsOpenIsNotOpenedAgain() {
    games.with(1, "2026-11-02T20:14:00Z", false);
    hud.model().open(ScenarioTable.start("en"));
    model.load();
    assertNull(left().game());
    model.resume();
    assertEquals(List.of(), games.asked);
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
  }

  @Test
  void aQuickBattleIsTheBaseGameWithACrew() {
    model.fight();
    Board board = games.begun.getFirst();
    assertEquals(3, board.at(Area.BOW).raiders());
    assertEquals(4, board.crew().players().size());
    assertEquals("William Adama", board.crew().titles().of(Title.ADMIRAL));
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
  }

  @Test
  void aNewGameIsSetUp() {
    model.begin();
    assertEquals(Panel.SETUP, hud.model().panel().get());
  }
}
