package org.dradis.rules.boarding;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Area;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Centurions advance along the Boarding Party track. */
class CenturionsTest {
  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "2, 3"})
  @Rule("HR-1")
  void aCenturionMovesOneSpace(int from, int to) {
    Game.drawn("centurions: " + from)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: " + to)
        .told(new Event.CenturionsAdvanced(1));
  }

  @Test
  @Rule("HR-1")
  void theFourthAdvanceFromStartEndsTheGame() {
    Game game =
        Game.drawn("centurions: 0")
            .icon(ACTIVATE_HEAVY_RAIDERS)
            .icon(ACTIVATE_HEAVY_RAIDERS)
            .icon(ACTIVATE_HEAVY_RAIDERS)
            .besides("centurions: 3")
            .icon(ACTIVATE_HEAVY_RAIDERS)
            .besides("centurions: 3", "outcome: cylons: boarding");
    assertEquals(
        Rejection.Code.GAME_OVER,
        game.refused(new Command.ResolveIcon(ACTIVATE_HEAVY_RAIDERS)).code());
  }

  @Test
  @Rule("HR-1")
  void everyCenturionMovesAndTheyStack() {
    Game.drawn("centurions: 0, 0, 1, 2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: 1, 1, 2, 3")
        .told(new Event.CenturionsAdvanced(4))
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: 1, 1, 2, 3", "outcome: cylons: boarding");
  }

  @Test
  @Rule("HR-1")
  void theGameEndsAtOnceBeforeAnyoneElseMovesOrBoards() {
    Game.drawn("bow: heavy raider, b1\nport-bow: heavy raider\ncenturions: 0, 3")
        .icons(ACTIVATE_HEAVY_RAIDERS, LAUNCH_RAIDERS, ACTIVATE_BASESTARS)
        .shows("bow: heavy raider, b1\nport-bow: heavy raider")
        .besides("outcome: cylons: boarding")
        .never(Event.CenturionsAdvanced.class)
        .never(Event.HeavyRaiderMoved.class)
        .never(Event.CenturionBoarded.class)
        .told(new Event.IconResolved(ACTIVATE_HEAVY_RAIDERS));
  }

  @Test
  @Rule({"HR-1", "HR-2"})
  void centurionsMoveBeforeHeavyRaidersAct() {
    Game.drawn("bow: heavy raider\nport-quarter: heavy raider\ncenturions: 1")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: heavy raider")
        .besides("centurions: 0, 2")
        .told(
            new Event.CenturionsAdvanced(1),
            new Event.HeavyRaiderMoved(Area.BOW, Area.PORT_BOW),
            new Event.CenturionBoarded(Area.PORT_QUARTER));
  }

  @Test
  @Rule("HR-1")
  void noOtherIconMovesCenturions() {
    Game.drawn("bow: b1\ncenturions: 2, 3")
        .icons(LAUNCH_RAIDERS, ACTIVATE_BASESTARS)
        .roll(1)
        .icon(ACTIVATE_RAIDERS)
        .roll(1, 1, 1)
        .shows("bow: 3 raiders, b1")
        .andNothingElse();
  }
}
