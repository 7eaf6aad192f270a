package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The action of Main Batteries. */
class MainBatteriesTest {
  private static final PieceSet<GameOption> ALL_CRAFT =
      GameOption.NONE
          .with(GameOption.PEGASUS)
          .with(GameOption.CYLON_FLEET)
          .with(GameOption.DAYBREAK);

  private static Game fire(String drawing) {
    return Game.with(ALL_CRAFT, drawing).play(new Command.UseMainBatteries(BOW));
  }

  @EveryFace
  @Rule("AT-5")
  void theDieSaysWhatIsHit(int face) {
    Game game =
        fire("bow: 5 raiders, heavy raider, b1, mk2, c11\nstern: 5 raiders, mk2, c12")
            .asksDie("main-batteries at bow in bow")
            .roll(face);
    String stern = "\nstern: 5 raiders, mk2, c12";
    if (face == 1) {
      game.shows("bow: 5 raiders, heavy raider, b1, mk2" + stern).besides("lost: c11");
    } else if (face <= 3) {
      game.shows("bow: 5 raiders, heavy raider, b1, c11" + stern).besides("damaged: mk2, 4 mk7");
    } else if (face <= 6) {
      game.shows("bow: 3 raiders, heavy raider, b1, mk2, c11" + stern).andNothingElse();
    } else {
      game.shows("bow: raider, heavy raider, b1, mk2, c11" + stern).andNothingElse();
    }
  }

  @EveryFace
  @Rule("AT-5")
  void nothingHappensWhereThereIsNothing(int face) {
    fire("stern: 3 raiders, mk2, c01")
        .roll(face)
        .shows("stern: 3 raiders, mk2, c01")
        .andNothingElse();
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "6, 2", "7, 1", "8, 4", "7, 3"})
  @Rule("AT-5")
  void upToMeansAsManyAsThereAre(int face, int raiders) {
    fire("bow: b1, " + raiders + " raiders").roll(face).shows("bow: b1").andNothingElse();
  }

  @Test
  @Rule("AT-5")
  void ofSeveralCivilianShipsOneIsChosen() {
    fire("bow: mk2, c03, c09, c10")
        .roll(1)
        .asks(Decider.ACTING_PLAYER, "c03", "c09", "c10")
        .choose("c09")
        .shows("bow: mk2, c03, c10")
        .besides("lost: c09", "fuel: 7", "population: 11");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Rule({"AT-5", "VI-8", "DM-10"})
  void ofSeveralVipersOneIsChosenUnmannedKindsFirstThenPilotsByName(int face) {
    fire("bow: 2 mk2, mk7, assault raptor, Starbuck in mk2, Apollo in mk7")
        .roll(face)
        .asks(Decider.ACTING_PLAYER, "mk2", "mk7", "assaultRaptor", "Apollo", "Starbuck")
        .choose("assaultRaptor")
        .shows("bow: 2 mk2, mk7, Apollo in mk7, Starbuck in mk2")
        .besides("destroyed: assault raptor")
        .told(new Event.ViperDestroyed(ASSAULT_RAPTOR, BOW, null));
  }

  @Test
  @Rule({"AT-5", "DM-1"})
  void pilotOfTheDamagedViperGoesToSickbay() {
    Game.with(GameOption.PEGASUS, "bow: mk2, Apollo in mk2")
        .but(Table.players(new Player("Apollo", PlayerState.HUMAN, true)))
        .play(new Command.UseMainBatteries(BOW))
        .roll(2)
        .choose("Apollo")
        .shows("bow: mk2")
        .besides("damaged: mk2", "players: Apollo sickbay")
        .told(new Event.PilotWounded("Apollo"));
  }

  @Test
  @Rule({"AT-5", "DM-10"})
  void pilotedAssaultRaptorIsDestroyed() {
    fire("bow: Boomer in assault raptor")
        .roll(3)
        .shows("")
        .besides("destroyed: assault raptor")
        .told(new Event.PilotWounded("Boomer"))
        .never(Event.ViperDamaged.class);
  }

  @Test
  @Rule({"AT-5", "DM-10", "IN-1"})
  void nobodyEvadesBecauseItIsNoAttack() {
    fire("bow: Apollo in mk2")
        .fell(2)
        .refuses(
            new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "Evasive Maneuvers"),
            Code.NOT_NOW,
            "")
        .stands()
        .shows("")
        .besides("damaged: mk2, 4 mk7");
  }

  @Test
  @Rule("AT-5")
  void damagedLocationCannotBeUsed() {
    Game.with(GameOption.PEGASUS, "stern: raider\npegasus: main-batteries")
        .refuses(new Command.UseMainBatteries(STERN), Code.UNUSABLE, "")
        .andNothingElse();
  }

  @Test
  @Rule({"AT-5", "DM-7"})
  void destroyedPegasusCannotBeUsed() {
    Game.with(
            GameOption.PEGASUS,
            "stern: raider\npegasus: pegasus-cic, airlock, main-batteries, engine-room")
        .refuses(new Command.UseMainBatteries(STERN), Code.UNUSABLE, "")
        .andNothingElse();
  }

  @Test
  @Rule("AT-5")
  void pegasusMustBeInTheGame() {
    Game.drawn("stern: raider")
        .refuses(new Command.UseMainBatteries(STERN), Code.OPTION_OFF, "")
        .andNothingElse();
  }
}
