package org.dradis.rules.placement;

import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;

/** Too few ships for what is to be placed: the current player decides. */
class ShortageTest {
  @Test
  @Rule({"CO-11", "AC-2"})
  void theCurrentPlayerSaysWhereEachRaiderThatIsLeftGoes() {
    Game.drawn("port-bow: 13 raiders")
        .place("bow: 2 raiders\nstern: 2 raiders")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("bow")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("bow")
        .shows("bow: 2 raiders\nstern: raider\nport-bow: 13 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void anAreaThatHasAllItGetsIsNoLongerOffered() {
    Game.drawn("port-bow: 13 raiders")
        .place("bow: raider\nstarboard-bow: raider\nstern: 3 raiders")
        .asks(CURRENT_PLAYER, "bow", "starboard-bow", "stern")
        .choose("starboard-bow")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("bow")
        .shows("bow: raider\nstarboard-bow: raider\nstern: raider\nport-bow: 13 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void withJustEnoughNothingIsAsked() {
    Game.drawn("port-bow: 12 raiders")
        .place("bow: 2 raiders\nstern: 2 raiders")
        .shows("bow: 2 raiders\nstern: 2 raiders\nport-bow: 12 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void withNoneLeftNothingIsPlacedOrAsked() {
    Game.drawn("port-bow: 16 raiders, 4 heavy raiders, b1, b2\nreserves: none")
        .place("bow: basestar, 2 raiders, viper\nstern: 2 raiders, heavy raider, viper")
        .shows("port-bow: 16 raiders, 4 heavy raiders, b1, b2")
        .andNothingElse()
        .never(Event.CylonShipPlaced.class);
  }

  @Test
  @Rule("CO-11")
  void heavyRaidersAlike() {
    Game.drawn("bow: 3 heavy raiders")
        .place("bow: heavy raider\nstarboard-bow: heavy raider\nstern: heavy raider")
        .asks(CURRENT_PLAYER, "bow", "starboard-bow", "stern")
        .choose("starboard-bow")
        .shows("bow: 3 heavy raiders\nstarboard-bow: heavy raider")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void basestarsAlikeAndTheLowestFreeNumberComes() {
    Game.drawn("bow: b2")
        .place("starboard-bow: basestar\nstarboard-quarter: basestar")
        .asks(CURRENT_PLAYER, "starboard-bow", "starboard-quarter")
        .choose("starboard-quarter")
        .shows("bow: b2\nstarboard-quarter: b1")
        .andNothingElse()
        .told(
            new Event.CylonShipPlaced(
                CylonShip.BASESTAR, Basestar.B1, Area.STARBOARD_QUARTER, null));
  }

  @Test
  @Rule("CO-11")
  void vipersAlike() {
    Game.drawn("reserves: 2 mk2")
        .place("port-quarter: 2 vipers\nport-bow: 2 vipers")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-quarter")
        .shows("port-quarter: mk2\nport-bow: mk2")
        .besides("reserves: none");
  }

  @Test
  @Rule({"CO-11", "AC-2"})
  void forEachViperFirstTheAreaThenTheKind() {
    PieceSet<GameOption> options =
        GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);
    Game.with(options, "reserves: mk2, mk7, assault raptor")
        .place("port-quarter: 2 vipers\nport-bow: 2 vipers")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .asks(CURRENT_PLAYER, "mk2", "mk7", "assaultRaptor")
        .choose("assaultRaptor")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .asks(CURRENT_PLAYER, "mk2", "mk7")
        .choose("mk7")
        .shows("port-quarter: mk2\nport-bow: mk7, assault raptor")
        .besides("reserves: none")
        .told(
            new Event.ViperPlaced(Craft.ASSAULT_RAPTOR, Area.PORT_BOW),
            new Event.ViperPlaced(Craft.MK7, Area.PORT_BOW),
            new Event.ViperPlaced(Craft.MK2, Area.PORT_QUARTER));
  }

  @Test
  @Rule("CO-11")
  void damagedVipersAreNotPlaced() {
    Game.drawn("reserves: none\ndamaged: 3 mk2")
        .place("port-quarter: 2 vipers, raider")
        .shows("port-quarter: raider")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void civilianShipsAlikeAndForEachFirstTheAreaThenTheDraw() {
    Game.drawn("lost: c01, c02, c03, c04, c05, c06, c07, c08, c09\nstern: c10")
        .place("bow: 2 civilians\nstern: 2 civilians")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .asksDraw(Pool.CIVILIAN, "c11", "c12")
        .draw("c12")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("bow")
        .asksDraw(Pool.CIVILIAN, "c11")
        .draw("c11")
        .shows("bow: c11\nstern: c10, c12")
        .andNothingElse()
        .told(
            new Event.CivilianPlaced(CivilianShip.C12, Area.STERN),
            new Event.CivilianPlaced(CivilianShip.C11, Area.BOW));
  }

  @Test
  @Rule("CO-11")
  void withEnoughCivilianShipsOnlyTheDrawsAreAskedFor() {
    Game.drawn("")
        .place("port-bow: civilian\nbow: civilian")
        .draw("c08")
        .draw("c02")
        .shows("bow: c08\nport-bow: c02")
        .andNothingElse();
  }

  @Test
  @Rule("CO-11")
  void placingGoesByTypeAndAShortageOfOneTypeDoesNotTouchTheOthers() {
    Game.drawn("port-bow: 15 raiders")
        .place(
            """
            bow: raider, heavy raider, viper
            stern: basestar, raider, heavy raider, viper
            """)
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .shows(
            """
            bow: heavy raider, mk2
            stern: raider, heavy raider, b1, mk2
            port-bow: 15 raiders
            """)
        .besides("reserves: 6 mk2")
        .told(
            new Event.CylonShipPlaced(CylonShip.BASESTAR, Basestar.B1, Area.STERN, null),
            new Event.CylonShipPlaced(CylonShip.RAIDER, null, Area.STERN, null),
            new Event.CylonShipPlaced(CylonShip.HEAVY_RAIDER, null, Area.BOW, null),
            new Event.CylonShipPlaced(CylonShip.HEAVY_RAIDER, null, Area.STERN, null));
  }
}
