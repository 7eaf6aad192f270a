package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CAG;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Activate raiders when there is none. */
class NoRaidersTest {
  @Test
  @Rule("RA-4")
  void withoutRaidersEachBasestarLaunchesTwo() {
    Game.drawn("bow: b1\nstern: b2")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, b1\nstern: 2 raiders, b2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("RA-4")
  void launchedRaidersDoNotAct() {
    Game.drawn("bow: b1, mk2, c01\nport-bow: c02")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, b1, mk2, c01\nport-bow: c02")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("RA-4")
  void oneRaiderAnywhereKeepsTheBasestarsFromLaunching() {
    Game.drawn("bow: b1\nstern: raider, b2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at galactica in stern")
        .roll(1)
        .shows("bow: b1\nstern: raider, b2")
        .andNothingElse()
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule("RA-4")
  void heavyRaidersAreNoRaiders() {
    Game.drawn("bow: heavy raider, b1")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, heavy raider, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"RA-4", "LA-2"})
  void aDisabledHangarLaunchesNothingInsteadEither() {
    Game.drawn("bow: b1\nstern: b2\nb1: disabled-hangar")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: b1\nstern: 2 raiders, b2")
        .andNothingElse();
  }

  @Test
  @Rule({"RA-4", "RA-5", "LA-4"})
  void aBasestarThatCannotLaunchStillCountsAsThere() {
    Game.with(GameOption.CYLON_FLEET, "bow: b1\nb1: disabled-hangar")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: b1")
        .andNothingElse()
        .never(Event.PursuitAdvanced.class);
  }

  @Test
  @Rule({"RA-4", "CO-12"})
  void onlyTheMainBoardCountsAndTheLaunchObeysTheShortage() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            bow: b1
            stern: b2
            fleet bow: 17 raiders
            fleet port-bow: raider
            """)
        .icon(ACTIVATE_RAIDERS)
        .shows(
            """
            bow: 2 raiders, b1
            stern: 2 raiders, b2
            fleet bow: 16 raiders
            """)
        .andNothingElse()
        .told(
            launched(Basestar.B1, Area.BOW, null),
            launched(Basestar.B1, Area.BOW, null),
            launched(Basestar.B2, Area.STERN, Area.PORT_BOW),
            launched(Basestar.B2, Area.STERN, Area.BOW));
  }

  private static Event launched(Basestar by, Area area, @Nullable Area origin) {
    return new Event.ShipLaunched(by, CylonShip.RAIDER, area, origin);
  }

  @Test
  @Rule("RA-5")
  void withoutRaidersAndBasestarsNothingHappens() {
    Game.drawn("bow: heavy raider\nstern: mk2, c01\ncenturions: 1")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: heavy raider\nstern: mk2, c01")
        .andNothingElse()
        .told(new Event.NothingHappened("RA-5"))
        .rolled(0);
  }

  @Test
  @Rule({"RA-5", "AC-2"})
  void withCylonFleetARaiderJoinsTheFleetAndPursuitAdvances() {
    Game.with(GameOption.CYLON_FLEET, "bow: heavy raider\nstern: c01")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider")
        .roll(3)
        .draw("c05")
        .asks(CAG, "bow", "starboard-bow", "starboard-quarter", "port-quarter", "port-bow")
        .choose("bow")
        .shows(
            """
            bow: heavy raider, c05
            stern: c01
            fleet starboard-quarter: raider
            """)
        .besides("pursuit: 1")
        .told(
            new Event.FleetShipPlaced(CylonShip.RAIDER, null, Area.STARBOARD_QUARTER),
            new Event.PursuitAdvanced(1));
  }

  @Test
  @Rule({"RA-5", "AC-3", "AC-4"})
  void withCylonFleetAndNoneInTheSupplyTheHighestAreaComesAndDoesNotAct() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            bow: mk2
            fleet stern: 15 raiders
            fleet bow: 5 raiders, heavy raider, b1
            pursuit: 1
            """)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 5 raiders, heavy raider, b1, mk2\nfleet stern: 15 raiders")
        .besides("pursuit: 2")
        .told(new Event.FleetArrived(Area.BOW, 5, 1, 1))
        .rolled(0);
  }

  @Test
  @Rule("RA-5")
  void aBasestarOnTheCylonFleetBoardDoesNotCount() {
    Game.with(GameOption.CYLON_FLEET, "fleet bow: b1, raider\npursuit: 1")
        .icon(ACTIVATE_RAIDERS)
        .roll(1)
        .shows("fleet bow: raider, b1\nfleet stern: raider")
        .besides("pursuit: 2")
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule({"RA-1", "AC-4"})
  void raidersOfTheCylonFleetBoardAreNotPicked() {
    Game.with(GameOption.CYLON_FLEET, "bow: raider, mk2\nstern: raider\nfleet port-bow: 3 raiders")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .roll(1, 1)
        .shows("bow: raider, mk2\nstern: raider\nfleet port-bow: 3 raiders")
        .andNothingElse();
  }
}
