package org.dradis.rules.turn;

import static org.junit.jupiter.api.Assertions.assertNull;

import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the Cylons win. */
class EndTurnTest {
  @ParameterizedTest
  @ValueSource(strings = {"fuel", "food", "morale", "population"})
  @Rule("VC-1")
  void aDialAtZeroLosesAtTheEndOfTheTurn(String dial) {
    Game.drawn("bow: raider\n" + dial + ": 0")
        .play(new Command.EndTurn())
        .shows("bow: raider")
        .besides("outcome: cylons: " + dial)
        .refuses(new Command.EndTurn(), Rejection.Code.GAME_OVER, "");
    Game.drawn("bow: raider\n" + dial + ": 1")
        .play(new Command.EndTurn())
        .andNothingElse()
        .told(new Event.TurnEnded());
  }

  @ParameterizedTest
  @CsvSource({
    "'fuel: 0\nfood: 0\nmorale: 0\npopulation: 0', CYLONS_FUEL",
    "'food: 0\nmorale: 0\npopulation: 0', CYLONS_FOOD",
    "'morale: 0\npopulation: 0', CYLONS_MORALE"
  })
  @Rule("VC-1")
  void ofSeveralTheFirstIsNamed(String dials, Outcome outcome) {
    Game.drawn(dials).play(new Command.EndTurn()).endedWith(outcome, "");
  }

  @Test
  @Rule("VC-1")
  void duringTheTurnADialAtZeroMayRecover() {
    Game game = Game.drawn("").play(new Command.TurnDials(-8, 0, 0, 0)).besides("fuel: 0");
    assertNull(game.board().outcome());
    game.play(new Command.TurnDials(1, 0, 0, 0)).play(new Command.EndTurn()).besides("fuel: 1");
  }

  @Test
  @Rule({"VC-1", "HR-1"})
  void aCenturionAtTheEndOfItsTrackWinsAtOnce() {
    Game.drawn("bow: heavy raider\ncenturions: 3")
        .icon(Icon.ACTIVATE_HEAVY_RAIDERS)
        .endedWith(Outcome.CYLONS_BOARDING, "bow: heavy raider")
        .besides("outcome: cylons: boarding");
  }

  @Test
  @Rule({"VC-1", "DM-6"})
  void theSixthDamagedLocationWinsAtOnce() {
    Game.drawn("galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck")
        .play(new Command.DamageGalactica(3))
        .draw("food", "armory")
        .besides(
            "galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck,"
                + " armory",
            "removed: food",
            "food: 7",
            "outcome: cylons: galactica");
  }
}
