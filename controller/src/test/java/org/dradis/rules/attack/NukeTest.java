package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Basestar.B2;

import org.dradis.rules.board.CylonShip;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A nuke at a basestar, without Cylon Fleet. */
class NukeTest {
  @EveryFace
  @Rule("AT-3")
  void nukeIsSpentWhateverTheRoll(int face) {
    Game game =
        Game.drawn("bow: 5 raiders, heavy raider, b1, mk2, Apollo in mk2, c01")
            .play(new Command.NukeBasestar(B1))
            .asksDie("nuke at b1 in bow")
            .roll(face)
            .told(new Event.NukeSpent(1));
    if (face <= 2) {
      game.draw("disabled-hangar", "disabled-weapons")
          .shows("bow: 5 raiders, heavy raider, b1, mk2, Apollo in mk2, c01")
          .besides("b1: disabled-hangar, disabled-weapons", "nukes: 1");
    } else if (face <= 6) {
      game.shows("bow: 5 raiders, heavy raider, mk2, Apollo in mk2, c01")
          .besides("nukes: 1")
          .told(new Event.BasestarDestroyed(B1, BOW));
    } else {
      game.shows("bow: 2 raiders, heavy raider, mk2, Apollo in mk2, c01").besides("nukes: 1");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Rule({"AT-3", "DM-3"})
  void twoDamageDestroyTheBasestarIfOneIsTheCriticalHit(int face) {
    Game.drawn("bow: raider, b1")
        .play(new Command.NukeBasestar(B1))
        .roll(face)
        .draw("disabled-hangar")
        .asksDraw(Pool.BASESTAR, "critical-hit", "disabled-weapons", "structural-damage")
        .draw("critical-hit")
        .shows("bow: raider")
        .besides("nukes: 1");
  }

  @Test
  @Rule({"AT-3", "DM-4"})
  void theSecondDamageFallsAwayWhenTheFirstDestroys() {
    Game.drawn(
            """
            bow: b1
            b1: critical-hit
            """)
        .play(new Command.NukeBasestar(B1))
        .roll(2)
        .shows("")
        .besides("b1: none", "nukes: 1")
        .told(new Event.BasestarDestroyed(B1, BOW));
  }

  @Test
  @Rule({"AT-3", "DM-4"})
  void theSecondDamageDestroysBasestarThatHadOneWithoutDraw() {
    Game.drawn(
            """
            bow: b1
            b1: disabled-weapons
            """)
        .play(new Command.NukeBasestar(B1))
        .roll(1)
        .draw("disabled-hangar")
        .shows("")
        .besides("b1: none", "nukes: 1")
        .told(new Event.BasestarDestroyed(B1, BOW));
  }

  @ParameterizedTest
  @CsvSource({
    "7, 0, ''",
    "8, 1, ''",
    "7, 3, ''",
    "8, 3, ''",
    "7, 4, bow: raider",
    "8, 6, bow: 3 raiders"
  })
  @Rule("AT-3")
  void sevenAndEightTakeUpToThreeRaiders(int face, int raiders, String left) {
    Game.drawn(raiders == 0 ? "bow: b1" : "bow: b1, " + raiders + " raiders")
        .play(new Command.NukeBasestar(B1))
        .roll(face)
        .shows(left)
        .besides("nukes: 1");
  }

  @Test
  @Rule("AT-3")
  void onlyTheRaidersOfItsAreaFall() {
    Game game =
        Game.drawn(
                """
                bow: raider, b1, b2
                port-bow: 3 raiders
                """)
            .play(new Command.NukeBasestar(B2))
            .roll(8)
            .shows(
                """
                bow: b1
                port-bow: 3 raiders
                """)
            .besides("nukes: 1")
            .told(new Event.BasestarDestroyed(B2, BOW));
    Assertions.assertEquals(13, game.board().supply(CylonShip.RAIDER));
    Assertions.assertEquals(1, game.board().supply(CylonShip.BASESTAR));
  }

  @Test
  @Rule("AT-3")
  void theNukeIsGoneBeforeTheDieFalls() {
    Game game = Game.drawn("bow: b1\nnukes: 1").play(new Command.NukeBasestar(B1));
    Assertions.assertEquals(0, game.board().nukes());
    game.roll(5).shows("").besides("nukes: 0");
  }

  @Test
  @Rule("AT-3")
  void withoutNukeNothingIsFired() {
    Game.drawn("bow: b1\nnukes: 0")
        .refuses(new Command.NukeBasestar(B1), Code.NO_SUCH_PIECE, "")
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule("AT-3")
  void theBasestarMustBeOnTheBoard() {
    Game.drawn("bow: b1")
        .refuses(new Command.NukeBasestar(B2), Code.NO_SUCH_PIECE, "basestar")
        .andNothingElse();
  }

  @Test
  @Rule("AT-3")
  void withoutCylonFleetNoAreaIsNuked() {
    Game.drawn("bow: b1")
        .refuses(new Command.NukeArea(BOW), Code.OPTION_OFF, "area")
        .andNothingElse();
  }
}
