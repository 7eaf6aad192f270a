package org.dradis.rules.boarding;

import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Heavy raiders fly to the launch areas and board. */
class HeavyRaidersTest {
  @ParameterizedTest
  @CsvSource({
    "starboard-bow, bow",
    "bow, port-bow",
    "starboard-quarter, stern",
    "stern, port-quarter",
  })
  @Rule({"GE-3", "HR-2"})
  void heavyRaiderMovesOneAreaTowardsTheNearestLaunchArea(String from, String to) {
    Game.drawn(from + ": heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows(to + ": heavy raider")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule({"GE-3", "HR-2"})
  void theWayFromBothEndsOfTheStarboardSide() {
    Game.drawn("starboard-bow: heavy raider\nstarboard-quarter: 2 heavy raiders")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider\nstern: 2 heavy raiders")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-quarter: 2 heavy raiders\nport-bow: heavy raider")
        .andNothingElse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"port-quarter", "port-bow"})
  @Rule({"GE-2", "HR-2"})
  void inALaunchAreaItBoards(String launchArea) {
    Game game =
        Game.drawn(launchArea + ": heavy raider")
            .icon(ACTIVATE_HEAVY_RAIDERS)
            .shows("")
            .besides("centurions: 0");
    assertEquals(4, game.board().supply(CylonShip.HEAVY_RAIDER), "it is back in the supply");
    assertEquals(3, game.board().boarding().left());
  }

  @Test
  @Rule("HR-2")
  void vipersRaidersAndCiviliansInTheAreaAreNotTouched() {
    Game.drawn(
            "port-bow: raider, heavy raider, mk2, Starbuck in mk2, c01\nstern: mk2, heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows(
            "stern: mk2\nport-quarter: heavy raider\nport-bow: raider, mk2, Starbuck in mk2, c01")
        .besides("centurions: 0")
        .rolled(0);
  }

  @Test
  @Rule("HR-2")
  void eachActsOnceAreaByAreaFromTheBow() {
    Game.drawn(
            """
            bow: heavy raider
            starboard-bow: heavy raider
            stern: heavy raider
            port-bow: heavy raider
            """)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider\nport-quarter: heavy raider\nport-bow: heavy raider")
        .besides("centurions: 0")
        .told(
            new Event.HeavyRaiderMoved(Area.BOW, Area.PORT_BOW),
            new Event.HeavyRaiderMoved(Area.STARBOARD_BOW, Area.BOW),
            new Event.HeavyRaiderMoved(Area.STERN, Area.PORT_QUARTER),
            new Event.CenturionBoarded(Area.PORT_BOW));
  }

  @Test
  @Rule("HR-2")
  void withEnoughCenturionsNothingIsAsked() {
    Game.drawn("port-quarter: 2 heavy raiders\nport-bow: heavy raider\ncenturions: 2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: 0, 0, 0, 3");
  }

  @Test
  @Rule({"HR-2", "HR-3", "AC-2"})
  void withTooFewCenturionsTheCurrentPlayerSaysWhichLaunchAreaBoards() {
    String board = "port-quarter: heavy raider\nport-bow: 2 heavy raiders\ncenturions: 0, 1";
    Game.drawn(board)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .shows("port-quarter: heavy raider")
        .besides("centurions: 0, 0, 1, 2")
        .told(new Event.HeavyRaidersStayed(Area.PORT_QUARTER, 1));
    Game.drawn(board)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .choose("port-quarter")
        .shows("port-bow: heavy raider")
        .besides("centurions: 0, 0, 1, 2")
        .told(new Event.HeavyRaidersStayed(Area.PORT_BOW, 1));
  }

  @Test
  @Rule("HR-2")
  void aSingleLaunchAreaIsNotAskedFor() {
    Game.drawn("port-bow: 3 heavy raiders\ncenturions: 0, 1")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: heavy raider")
        .besides("centurions: 0, 0, 1, 2");
  }

  @Test
  @Rule({"HR-2", "HR-6"})
  void onlyThoseThatStoodInALaunchAreaAtTheStartCouldBoard() {
    Game.drawn("bow: 2 heavy raiders\nport-quarter: heavy raider\ncenturions: 0, 1, 2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: 2 heavy raiders")
        .besides("centurions: 0, 1, 2, 3");
  }

  @Test
  @Rule("HR-3")
  void withoutACenturionTokenItStaysAndNothingIsAsked() {
    Game.drawn("port-quarter: heavy raider\nport-bow: 2 heavy raiders\ncenturions: 0, 0, 1, 2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-quarter: heavy raider\nport-bow: 2 heavy raiders")
        .besides("centurions: 1, 1, 2, 3")
        .told(
            new Event.HeavyRaidersStayed(Area.PORT_QUARTER, 1),
            new Event.HeavyRaidersStayed(Area.PORT_BOW, 2))
        .never(Event.CenturionBoarded.class);
  }

  @Test
  @Rule("HR-3")
  void theOthersMoveAllTheSame() {
    Game.drawn("starboard-bow: heavy raider\nport-bow: heavy raider\ncenturions: 0, 0, 0, 0")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider\nport-bow: heavy raider")
        .besides("centurions: 1, 1, 1, 1");
  }

  @Test
  @Rule("HR-6")
  void oneThatMovesIntoALaunchAreaBoardsAtTheNextActivation() {
    Game.drawn("bow: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: heavy raider")
        .andNothingElse()
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: 0");
  }

  @Test
  @Rule("HR-6")
  void aNewCenturionAdvancesFromTheNextActivationOn() {
    Game.drawn("port-quarter: heavy raider\nstarboard-quarter: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .besides("centurions: 0")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-quarter: heavy raider")
        .besides("centurions: 1");
  }

  @Test
  @Rule({"AC-3", "HR-6"})
  void oneThatMovesIntoAnAreaStillToActDoesNotActAgain() {
    Game.drawn("starboard-bow: heavy raider\nbow: heavy raider\nport-bow: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider\nport-bow: heavy raider")
        .besides("centurions: 0");
  }

  @Test
  @Rule("AC-4")
  void heavyRaidersOfTheCylonFleetBoardNeitherMoveNorBoard() {
    Game.with(
            GameOption.CYLON_FLEET,
            "stern: heavy raider\nfleet bow: heavy raider\nfleet port-bow: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-quarter: heavy raider\nfleet bow: heavy raider\nfleet port-bow: heavy raider")
        .andNothingElse();
  }
}
