package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Basestar.B2;
import static org.dradis.rules.board.Craft.MK2;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.CylonShip;
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
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A nuke at a space area, with Cylon Fleet. */
class AreaNukeTest {
  private static final PieceSet<GameOption> EVERYTHING =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  private static Game nuke(String drawing) {
    return Game.with(EVERYTHING, drawing).play(new Command.NukeArea(BOW));
  }

  @EveryFace
  @Rule("AT-4")
  void nukeHitsTheBasestarAndFromSevenTheRaiders(int face) {
    Game game =
        nuke("bow: 4 raiders, heavy raider, b1, mk2, c01")
            .asksDie("nuke at bow in bow")
            .roll(face)
            .told(new Event.NukeSpent(1));
    if (face <= 2) {
      game.draw("disabled-hangar", "disabled-weapons")
          .shows("bow: 4 raiders, heavy raider, b1, mk2, c01")
          .besides("b1: disabled-hangar, disabled-weapons", "nukes: 1");
    } else if (face <= 6) {
      game.shows("bow: 4 raiders, heavy raider, mk2, c01").besides("nukes: 1");
    } else if (face == 7) {
      game.shows("bow: raider, heavy raider, mk2, c01").besides("nukes: 1");
    } else {
      game.shows("").besides("destroyed: mk2", "lost: c01", "population: 11", "nukes: 1");
    }
  }

  @EveryFace
  @Rule("AT-4")
  void noBasestarIsNeededInTheArea(int face) {
    Game game = nuke("bow: 4 raiders, c11").roll(face);
    if (face <= 6) {
      game.shows("bow: 4 raiders, c11").besides("nukes: 1");
    } else if (face == 7) {
      game.shows("bow: raider, c11").besides("nukes: 1");
    } else {
      game.shows("").besides("lost: c11", "nukes: 1");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Rule("AT-4")
  void ofTwoBasestarsTheOneChosenIsDamagedTwice(int face) {
    nuke("bow: b1, b2")
        .roll(face)
        .asks(Decider.ACTING_PLAYER, "b1", "b2")
        .choose("b2")
        .draw("disabled-hangar", "structural-damage")
        .shows("bow: b1, b2")
        .besides("b2: disabled-hangar, structural-damage", "nukes: 1");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @Rule("AT-4")
  void ofTwoBasestarsTheOneChosenIsDestroyed(int face) {
    nuke("bow: raider, b1, b2")
        .roll(face)
        .asks(Decider.ACTING_PLAYER, "b1", "b2")
        .choose("b1")
        .shows("bow: raider, b2")
        .besides("nukes: 1");
  }

  @Test
  @Rule("AT-4")
  void onSevenTheBasestarIsChosenAndTheRaidersFallWithIt() {
    nuke("bow: 2 raiders, b1, b2")
        .roll(7)
        .asks(Decider.ACTING_PLAYER, "b1", "b2")
        .choose("b2")
        .shows("bow: b1")
        .besides("nukes: 1")
        .told(
            new Event.BasestarDestroyed(B2, BOW),
            new Event.RaiderDestroyed(BOW, false),
            new Event.RaiderDestroyed(BOW, false));
  }

  @Test
  @Rule("AT-4")
  void onEightNothingIsAskedAndBothBasestarsFall() {
    Game game = nuke("bow: b1, b2\nstern: raider").roll(8).shows("stern: raider");
    game.besides("nukes: 1");
    assertEquals(2, game.board().supply(CylonShip.BASESTAR));
  }

  @Test
  @Rule({"AT-4", "DM-1", "DM-2", "DM-8"})
  void eightDestroysEveryShipInTheAreaHumanOnesToo() {
    Game game =
        Game.with(
                EVERYTHING,
                """
                bow: 5 raiders, 2 heavy raiders, b1, 2 mk2, mk7, assault raptor, Apollo in mk7, c07, c10
                stern: raider, heavy raider, b2, mk2, c02
                b1: structural-damage
                """)
            .but(Table.players(new Player("Apollo", PlayerState.HUMAN, false)))
            .play(new Command.NukeArea(BOW))
            .roll(8)
            .shows("stern: raider, heavy raider, b2, mk2, c02")
            .besides(
                "destroyed: 2 mk2, 2 mk7, assault raptor",
                "b1: none",
                "lost: c07, c10",
                "morale: 9",
                "population: 9",
                "nukes: 1",
                "players: Apollo sickbay")
            .told(
                new Event.PilotWounded("Apollo"),
                new Event.CivilianDestroyed(CivilianShip.C07, Cargo.TWO_POPULATION, BOW),
                new Event.CivilianDestroyed(CivilianShip.C10, Cargo.POPULATION_AND_MORALE, BOW))
            .never(Event.ViperDamaged.class);
    assertEquals(19, game.board().supply(CylonShip.RAIDER));
    assertEquals(3, game.board().supply(CylonShip.HEAVY_RAIDER));
    assertEquals(1, game.board().supply(CylonShip.BASESTAR));
  }

  @Test
  @Rule("AT-4")
  void theCylonFleetBoardIsOutOfReach() {
    Game.with(GameOption.CYLON_FLEET, "bow: raider\nfleet bow: 2 raiders, b1")
        .play(new Command.NukeArea(BOW))
        .roll(8)
        .shows("fleet bow: 2 raiders, b1")
        .besides("nukes: 1");
  }

  @Test
  @Rule({"AT-4", "AT-1"})
  void structuralDamageAddsNothingToTheNukeAimedAtTheArea() {
    Game game = nuke("bow: b1\nb1: structural-damage");
    assertEquals(0, game.die().modifier());
    game.roll(2)
        .draw("disabled-hangar")
        .shows("")
        .besides("b1: none", "nukes: 1")
        .told(new Event.BasestarDestroyed(B1, BOW));
  }

  @Test
  @Rule("AT-4")
  void damageStopsWhenTheFirstDestroys() {
    nuke("bow: b1, b2\nb1: disabled-hangar, disabled-weapons")
        .roll(1)
        .choose("b1")
        .shows("bow: b2")
        .besides("b1: none", "nukes: 1")
        .never(Event.BasestarDamaged.class);
  }

  @Test
  @Rule("AT-4")
  void contentsAreAskedForWhenNobodyKnowsThem() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk2, c01, c02")
        .but(Table.faceDown())
        .play(new Command.NukeArea(BOW))
        .roll(8)
        .draw("population-and-fuel")
        .asksDraw(
            Pool.CARGO, "one-population", "two-population", "population-and-morale", "nothing")
        .draw("nothing")
        .shows("")
        .besides("destroyed: mk2", "lost: c01, c02", "fuel: 7", "population: 11", "nukes: 1")
        .told(new Event.ViperDestroyed(MK2, BOW, null));
  }

  @Test
  @Rule("AT-4")
  void withCylonFleetNoBasestarIsNukedByItself() {
    Game.with(GameOption.CYLON_FLEET, "bow: b1")
        .refuses(new Command.NukeBasestar(B1), Code.OPTION_OFF, "basestar")
        .andNothingElse();
  }

  @Test
  @Rule("AT-4")
  void withoutNukeNoAreaIsNuked() {
    Game.with(GameOption.CYLON_FLEET, "stern: b1\nnukes: 0")
        .refuses(new Command.NukeArea(STERN), Code.NO_SUCH_PIECE, "")
        .andNothingElse();
  }
}
