package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Craft.MK2;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A viper leads a civilian ship back to the pile. */
class EscortTest {
  private static final PieceSet<GameOption> ALL_CRAFT =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  @ParameterizedTest
  @CsvSource({"MK2, mk2", "MK7, mk7", "ASSAULT_RAPTOR, assault raptor"})
  @Rule({"CF-4", "VI-1"})
  void shipGoesBackToThePileAndIsNotLost(Craft craft, String drawn) {
    Game game =
        Game.with(ALL_CRAFT, "bow: raider, " + drawn + ", c01, c02")
            .play(new Command.EscortCivilian(Flyer.unmanned(BOW, craft), CivilianShip.C02))
            .shows("bow: raider, " + drawn + ", c01")
            .andNothingElse()
            .told(new Event.CivilianEscorted(CivilianShip.C02, BOW));
    assertEquals(11, game.board().civilianPile().size());
  }

  @Test
  @Rule({"CF-4", "VI-1"})
  void pilotEscortsToo() {
    Game.with(GameOption.CYLON_FLEET, "bow: Apollo in mk2, c01")
        .play(new Command.EscortCivilian(Flyer.piloted("Apollo"), CivilianShip.C01))
        .shows("bow: Apollo in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("CF-4")
  void escortedShipCanBeDrawnAgain() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk2, c01")
        .play(new Command.EscortCivilian(Flyer.unmanned(BOW, MK2), CivilianShip.C01))
        .play(new Command.LoseCivilian())
        .draw("c01")
        .shows("bow: mk2")
        .besides("lost: c01", "population: 11");
  }

  @Test
  @Rule("CF-4")
  void onlyShipOfItsAreaIsEscorted() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk2\nport-bow: c01")
        .refuses(
            new Command.EscortCivilian(Flyer.unmanned(BOW, MK2), CivilianShip.C01),
            Code.NO_SUCH_PIECE,
            "target")
        .shows("bow: mk2\nport-bow: c01")
        .andNothingElse();
  }

  @Test
  @Rule("CF-4")
  void withoutCylonFleetNobodyEscorts() {
    Game.drawn("bow: mk2, c01")
        .refuses(
            new Command.EscortCivilian(Flyer.unmanned(BOW, MK2), CivilianShip.C01),
            Code.OPTION_OFF,
            "do")
        .shows("bow: mk2, c01")
        .andNothingElse();
  }
}
