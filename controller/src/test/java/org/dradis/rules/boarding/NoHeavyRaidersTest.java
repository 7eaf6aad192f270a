package org.dradis.rules.boarding;

import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.question.Decider.CAG;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;

/** Activate heavy raiders when there is none. */
class NoHeavyRaidersTest {
  @Test
  @Rule("HR-4")
  void withoutHeavyRaidersEachBasestarLaunchesOne() {
    Game.drawn("bow: b1\nstern: b2, 2 raiders")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider, b1\nstern: 2 raiders, heavy raider, b2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule({"HR-4", "AC-3"})
  void theLaunchedOnesNeitherMoveNorBoard() {
    Game.drawn("starboard-bow: b2\nport-bow: b1")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("starboard-bow: heavy raider, b2\nport-bow: heavy raider, b1")
        .andNothingElse();
  }

  @Test
  @Rule("HR-4")
  void centurionsHaveMovedFirst() {
    Game.drawn("bow: b1\ncenturions: 0, 2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider, b1")
        .besides("centurions: 1, 3")
        .told(
            new Event.CenturionsAdvanced(2),
            new Event.ShipLaunched(Basestar.B1, CylonShip.HEAVY_RAIDER, Area.BOW, null));
  }

  @Test
  @Rule("HR-4")
  void oneHeavyRaiderAnywhereKeepsTheBasestarsFromLaunching() {
    Game.drawn("bow: b1\nstern: heavy raider, b2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: b1\nstern: b2\nport-quarter: heavy raider")
        .andNothingElse()
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule("HR-4")
  void theLastOneThatBoardsIsNotReplacedInTheSameActivation() {
    Game.drawn("bow: b1\nport-bow: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: b1")
        .besides("centurions: 0");
  }

  @Test
  @Rule("HR-4")
  void oneThatCannotBoardForLackOfCenturionsStillCountsAsThere() {
    Game.drawn("bow: b1\nport-bow: heavy raider\ncenturions: 0, 0, 0, 0")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: b1\nport-bow: heavy raider")
        .besides("centurions: 1, 1, 1, 1");
  }

  @Test
  @Rule({"HR-4", "LA-2"})
  void aDisabledHangarLaunchesNoHeavyRaiderEither() {
    Game.drawn("bow: b1\nstern: b2\nb2: disabled-hangar")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: heavy raider, b1\nstern: b2")
        .andNothingElse();
  }

  @Test
  @Rule({"HR-4", "HR-5", "LA-4"})
  void aBasestarThatCannotLaunchStillCountsAsThere() {
    Game.with(GameOption.CYLON_FLEET, "bow: b1\nb1: disabled-hangar")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: b1")
        .andNothingElse()
        .never(Event.PursuitAdvanced.class);
  }

  @Test
  @Rule({"HR-4", "CO-12"})
  void theLaunchTakesFromTheCylonFleetBoardWhenTheSupplyIsEmpty() {
    Game.with(
            GameOption.CYLON_FLEET,
            "bow: b1\nstarboard-bow: b2\nfleet starboard-bow: 3 heavy raiders\nfleet stern: heavy"
                + " raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows(
            """
            bow: heavy raider, b1
            starboard-bow: heavy raider, b2
            fleet starboard-bow: 2 heavy raiders
            """)
        .andNothingElse();
  }

  @Test
  @Rule("HR-5")
  void withNothingThereNothingHappens() {
    Game.drawn("bow: 2 raiders\nport-bow: mk2")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: 2 raiders\nport-bow: mk2")
        .andNothingElse()
        .told(new Event.NothingHappened("HR-5"));
  }

  @Test
  @Rule({"HR-5", "AC-2"})
  void withCylonFleetAHeavyRaiderJoinsTheFleetAndPursuitAdvances() {
    Game.with(GameOption.CYLON_FLEET, "bow: raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .asksDie("heavyRaider")
        .roll(4)
        .draw("c12")
        .asks(CAG, "bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow")
        .choose("stern")
        .shows("bow: raider\nstern: c12\nfleet port-bow: heavy raider")
        .besides("pursuit: 1");
  }

  @Test
  @Rule("HR-5")
  void aCenturionOnTheTrackIsEnoughToKeepTheFleetAway() {
    Game.with(GameOption.CYLON_FLEET, "centurions: 0")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("")
        .besides("centurions: 1")
        .never(Event.PursuitAdvanced.class)
        .never(Event.FleetShipPlaced.class);
  }

  @Test
  @Rule({"HR-5", "AC-3", "AC-4"})
  void withCylonFleetAndNoneInTheSupplyTheHighestAreaComesAndDoesNotBoard() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            fleet stern: heavy raider
            fleet port-bow: 3 heavy raiders, raider
            fleet bow: raider, b1
            pursuit: 1
            """)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows(
            """
            port-bow: raider, 3 heavy raiders
            fleet bow: raider, b1
            fleet stern: heavy raider
            """)
        .besides("pursuit: 2")
        .rolled(0);
  }
}
