package org.dradis.rules.damage;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;

/** Destroyed Cylon ships can come back. */
class CylonShipsDestroyedTest {
  @Test
  @Rule("DM-2")
  void destroyedRaiderCanBeLaunchedAgain() {
    Game game =
        Game.drawn("bow: b1, 16 raiders")
            .play(new Command.AttackWithGalactica(BOW, Target.RAIDER))
            .roll(3)
            .shows("bow: 15 raiders, b1");
    assertEquals(1, game.board().supply(CylonShip.RAIDER));
    game.icon(LAUNCH_RAIDERS).shows("bow: 16 raiders, b1").andNothingElse();
  }

  @Test
  @Rule("DM-2")
  void destroyedHeavyRaiderCanBePlacedAgain() {
    Game game =
        Game.drawn("bow: 4 heavy raiders")
            .play(new Command.AttackWithGalactica(BOW, Target.HEAVY_RAIDER))
            .roll(7);
    assertEquals(1, game.board().supply(CylonShip.HEAVY_RAIDER));
    game.place("stern: 2 heavy raiders")
        .shows("bow: 3 heavy raiders\nstern: heavy raider")
        .andNothingElse();
  }

  @Test
  @Rule({"DM-2", "DM-3"})
  void destroyedBasestarCanBePlacedAgainUndamaged() {
    Game.drawn("bow: b1, b2\nb1: disabled-hangar, disabled-weapons")
        .play(new Command.DamageBasestar(Basestar.B1))
        .shows("bow: b2")
        .place("stern: basestar")
        .shows("bow: b2\nstern: b1")
        .besides("b1: none");
  }

  @Test
  @Rule("DM-2")
  void destroyedCenturionCanBoardAgain() {
    Game game =
        Game.drawn("port-bow: heavy raider\ncenturions: 0, 0, 1, 1")
            .play(new Command.AttackCenturion(1))
            .roll(8)
            .besides("centurions: 0, 0, 1");
    assertEquals(1, game.board().boarding().left());
    game.icon(ACTIVATE_HEAVY_RAIDERS).shows("").besides("centurions: 0, 1, 1, 2");
  }
}
