package org.dradis.rules.raiders;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** The Raider Bay of the rebel basestar. */
class RaiderBayTest {
  @Test
  @Rule("DB-3")
  void twoRaidersComeIntoOneAreaAndOnlyTheyAct() {
    Game.with(GameOption.DAYBREAK, "bow: raider, mk2\nstern: raider")
        .play(new Command.UseRaiderBay(BOW, true))
        .asksDie("raider at mk2 in bow")
        .roll(5)
        .asksDie("raider at galactica in bow")
        .roll(1)
        .shows("bow: 3 raiders\nstern: raider")
        .besides("damaged: mk2")
        .rolled(2);
  }

  @Test
  @Rule({"DB-3", "CO-11"})
  void asManyAsThereAreComeAndAct() {
    Game.with(GameOption.DAYBREAK, "bow: 15 raiders, c01, c02")
        .play(new Command.UseRaiderBay(BOW, true))
        .choose("c02")
        .shows("bow: 16 raiders, c01")
        .besides("lost: c02", "population: 11");
    Game.with(GameOption.DAYBREAK, "bow: 16 raiders, c01")
        .play(new Command.UseRaiderBay(BOW, true))
        .shows("bow: 16 raiders, c01")
        .andNothingElse();
  }

  @Test
  @Rule({"DB-3", "AC-3"})
  void oneThatMovesDoesNotActAgain() {
    Game.with(GameOption.DAYBREAK, "starboard-bow: c01")
        .play(new Command.UseRaiderBay(BOW, true))
        .shows("starboard-bow: 2 raiders, c01")
        .andNothingElse();
  }

  @Test
  @Rule({"DB-3", "VI-8"})
  void orFourUnmannedVipersComeIntoOneArea() {
    Game.with(GameOption.DAYBREAK, "")
        .play(new Command.UseRaiderBay(STERN, false))
        .asks(CURRENT_PLAYER, "mk2", "assaultRaptor")
        .choose("mk2", "assaultRaptor")
        .shows("stern: 3 mk2, assault raptor")
        .besides("reserves: 5 mk2");
  }

  @Test
  @Rule("DB-3")
  void itNeedsDaybreak() {
    Game.drawn("bow: raider")
        .refuses(new Command.UseRaiderBay(BOW, true), Rejection.Code.OPTION_OFF, "")
        .andNothingElse();
  }
}
