package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Basestar.B2;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The action of Pegasus CIC. */
class PegasusCicTest {
  private static Game cic(String drawing) {
    return Game.with(GameOption.PEGASUS, drawing).play(new Command.UsePegasusCic(B1));
  }

  @EveryFace
  @Rule("AT-5")
  void lowRollsDamagePegasusAndHighOnesTheBasestar(int face) {
    Game game = cic("bow: raider, b1").asksDie("pegasus-cic at b1").roll(face);
    if (face <= 3) {
      game.asksDraw(Pool.PEGASUS, "pegasus-cic", "airlock", "main-batteries", "engine-room")
          .draw("airlock")
          .besides("pegasus: airlock");
    } else if (face <= 6) {
      game.draw("disabled-hangar").besides("b1: disabled-hangar");
    } else {
      game.draw("disabled-hangar", "structural-damage")
          .besides("b1: disabled-hangar, structural-damage");
    }
    game.shows("bow: raider, b1").rolled(1);
  }

  @Test
  @Rule({"AT-5", "AT-1"})
  void structuralDamageAddsNothingBecauseItIsNoAttack() {
    Game game = cic("bow: b1\nb1: structural-damage");
    assertEquals(0, game.die().modifier());
    game.roll(3)
        .draw("engine-room")
        .shows("bow: b1")
        .besides("pegasus: engine-room")
        .told(new Event.DieRolled("pegasus-cic", "b1", null, 3, null, 0, 3));
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8})
  @Rule("AT-5")
  void theSecondDamageFallsAwayWhenTheFirstDestroys(int face) {
    cic("bow: b1, b2\nb1: critical-hit")
        .roll(face)
        .shows("bow: b2")
        .besides("b1: none")
        .told(new Event.BasestarDestroyed(B1, BOW))
        .never(Event.BasestarDamaged.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Rule({"AT-5", "DM-7"})
  void theFourthDamageDestroysPegasus(int face) {
    cic("bow: b1\npegasus: airlock, main-batteries, engine-room")
        .roll(face)
        .draw("pegasus-cic")
        .shows("bow: b1")
        .besides("pegasus: pegasus-cic, airlock, main-batteries, engine-room")
        .told(new Event.PegasusDestroyed());
  }

  @Test
  @Rule("AT-5")
  void damagedLocationCannotBeUsed() {
    Game.with(GameOption.PEGASUS, "bow: b1\npegasus: pegasus-cic")
        .refuses(new Command.UsePegasusCic(B1), Code.UNUSABLE, "")
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule("AT-5")
  void damageElsewhereOnPegasusDoesNotMatter() {
    cic("bow: b1\npegasus: airlock, main-batteries, engine-room")
        .roll(4)
        .draw("disabled-weapons")
        .shows("bow: b1")
        .besides("b1: disabled-weapons");
  }

  @Test
  @Rule("AT-5")
  void pegasusMustBeInTheGame() {
    Game.drawn("bow: b1")
        .refuses(new Command.UsePegasusCic(B1), Code.OPTION_OFF, "")
        .andNothingElse();
  }

  @Test
  @Rule("AT-5")
  void theBasestarMustBeOnTheMainBoard() {
    Game.with(
            GameOption.NONE.with(GameOption.PEGASUS).with(GameOption.CYLON_FLEET),
            "bow: b1\nfleet bow: b2")
        .refuses(new Command.UsePegasusCic(B2), Code.NO_SUCH_PIECE, "")
        .andNothingElse();
  }
}
