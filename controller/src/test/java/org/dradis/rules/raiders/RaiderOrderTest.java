package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;

/** Which raiders act when, and that each acts once. */
class RaiderOrderTest {
  @Test
  @Rule("RA-1")
  void theCurrentPlayerPicksTheAreaWhileTwoHoldRaidersThatHaveNotActed() {
    Game.drawn(
            """
            bow: raider
            starboard-bow: raider
            stern: raider
            """)
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "bow", "starboard-bow", "stern")
        .choose("starboard-bow")
        .asksDie("raider at galactica in starboard-bow")
        .roll(1)
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .asksDie("raider at galactica in stern")
        .roll(1)
        .asksDie("raider at galactica in bow")
        .roll(1)
        .shows("bow: raider\nstarboard-bow: raider\nstern: raider")
        .andNothingElse()
        .rolled(3);
  }

  @Test
  @Rule("RA-1")
  void everyRaiderOfTheAreaActsBeforeTheNextAreaIsPicked() {
    Game.drawn(
            """
            bow: 3 raiders
            starboard-bow: raider
            stern: raider
            """)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .asksDie("raider at galactica in bow")
        .roll(1)
        .asksDie("raider at galactica in bow")
        .roll(1)
        .asksDie("raider at galactica in bow")
        .roll(1)
        .asks(CURRENT_PLAYER, "starboard-bow", "stern");
  }

  @Test
  @Rule("RA-1")
  void aSingleAreaIsNotAskedFor() {
    Game.drawn("port-quarter: 2 raiders")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at galactica in port-quarter")
        .roll(1)
        .asksDie("raider at galactica in port-quarter")
        .roll(1)
        .shows("port-quarter: 2 raiders")
        .andNothingElse()
        .rolled(2);
  }

  @Test
  @Rule("RA-1")
  void anAreaThatRaidersOnlyMovedIntoIsNeverPicked() {
    Game.drawn(
            """
            bow: raider
            starboard-quarter: c01
            port-quarter: raider, mk2
            """)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .asksDie("raider at mk2 in port-quarter")
        .roll(1)
        .shows(
            """
            starboard-bow: raider
            starboard-quarter: c01
            port-quarter: raider, mk2
            """)
        .andNothingElse();
  }

  @Test
  @Rule({"AC-3", "RA-1"})
  void aRaiderThatMovesIntoAnAreaStillToActDoesNotActAgain() {
    Game.drawn(
            """
            bow: raider
            starboard-bow: raider, c01, c02
            """)
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "bow", "starboard-bow")
        .choose("bow")
        .asks(CURRENT_PLAYER, "c01", "c02")
        .choose("c01")
        .shows("starboard-bow: 2 raiders, c02")
        .besides("lost: c01", "population: 11");
  }

  @Test
  @Rule({"AC-3", "RA-1"})
  void thoseThatLeaveAnAreaAndThoseThatArriveActOnceEach() {
    Game.drawn(
            """
            bow: 2 raiders
            starboard-bow: raider
            starboard-quarter: c01
            """)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .shows("starboard-bow: 2 raiders\nstarboard-quarter: raider, c01")
        .andNothingElse()
        .told(
            new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, false),
            new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, false),
            new Event.RaiderMoved(Area.STARBOARD_BOW, Area.STARBOARD_QUARTER, false));
  }

  @Test
  @Rule({"RA-1", "RA-6"})
  void theOrderOfTheAreasMatters() {
    String board =
        """
        bow: raider
        stern: raider, c11
        """;
    Game.drawn(board)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .shows("starboard-bow: raider\nstern: raider")
        .besides("lost: c11")
        .rolled(0);
    Game.drawn(board)
        .icon(ACTIVATE_RAIDERS)
        .choose("stern")
        .asksDie("raider at galactica in bow")
        .roll(7)
        .shows("bow: raider\nstern: raider")
        .besides("lost: c11");
  }

  @Test
  @Rule("RA-6")
  void theSecondRaiderSeesThatTheUnmannedViperIsGone() {
    Game.drawn("bow: 2 raiders, mk2, Starbuck in mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(5)
        .asksDie("raider at Starbuck in bow")
        .roll(1)
        .shows("bow: 2 raiders, Starbuck in mk2")
        .besides("damaged: mk2");
  }

  @Test
  @Rule("RA-6")
  void theSecondRaiderShootsAtTheViperThatTheFirstMissed() {
    Game.drawn("bow: 2 raiders, mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .roll(4)
        .asksDie("raider at mk2 in bow")
        .roll(8)
        .shows("bow: 2 raiders, c01")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("RA-6")
  void oneRaiderAfterTheOtherWorksThroughVipersPilotsAndCivilians() {
    Game.drawn("bow: 4 raiders, mk2, Apollo in mk2, c01\nstern: c02")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .asksDie("raider at Apollo in bow")
        .roll(8)
        .shows("bow: 3 raiders\nstarboard-bow: raider\nstern: c02")
        .besides("destroyed: 2 mk2", "lost: c01", "population: 11")
        .told(
            new Event.CivilianDestroyed(CivilianShip.C01, Cargo.ONE_POPULATION, Area.BOW),
            new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, false));
  }

  @Test
  @Rule("RA-6")
  void afterTheLastCivilianShipTheNextRaiderAttacksGalactica() {
    Game.drawn("stern: 2 raiders, c10")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at galactica in stern")
        .roll(8)
        .draw("armory")
        .shows("stern: 2 raiders")
        .besides("galactica: armory", "lost: c10", "morale: 9", "population: 11");
  }
}
