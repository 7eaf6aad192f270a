package org.dradis.rules.fleet;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The missing-ship procedure; the pursuit marker starts at 1, so that it next reaches 2: nothing.
 */
class MissingShipTest {
  private static Game fleet(String drawing) {
    return Game.with(GameOption.CYLON_FLEET, drawing + "\npursuit: 1");
  }

  @ParameterizedTest
  @CsvSource({
    "1, stern",
    "2, port-quarter",
    "3, starboard-quarter",
    "4, port-bow",
    "5, starboard-bow",
    "6, starboard-bow",
    "7, bow",
    "8, bow"
  })
  @Rule({"CF-1", "GE-4"})
  void dieSaysIntoWhichCylonSpaceAreaTheRaiderComes(int face, String area) {
    Game game = fleet("").icon(ACTIVATE_RAIDERS);
    assertEquals("CF-1", game.question().rule());
    game.asksDie("raider")
        .roll(face)
        .shows("fleet " + area + ": raider")
        .besides("pursuit: 2")
        .rolled(1);
    assertEquals(19, game.board().supply(CylonShip.RAIDER));
  }

  @Test
  @Rule("CF-1")
  void heavyRaiderComesForTheHeavyRaiderIcon() {
    fleet("fleet stern: heavy raider, 2 raiders")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .asksDie("heavyRaider")
        .roll(1)
        .shows("fleet stern: 2 raiders, 2 heavy raiders")
        .besides("pursuit: 2")
        .told(new Event.FleetShipPlaced(CylonShip.HEAVY_RAIDER, null, Area.STERN));
  }

  @ParameterizedTest
  @EnumSource(
      value = Icon.class,
      names = {"LAUNCH_RAIDERS", "ACTIVATE_BASESTARS"})
  @Rule("CF-1")
  void basestarComesForTheIconsOfBasestars(Icon icon) {
    fleet("bow: 3 raiders")
        .icon(icon)
        .asksDie("basestar")
        .roll(7)
        .shows("bow: 3 raiders\nfleet bow: b1")
        .besides("pursuit: 2")
        .told(new Event.FleetShipPlaced(CylonShip.BASESTAR, Basestar.B1, Area.BOW));
  }

  @Test
  @Rule("CF-1")
  void theNewBasestarHasTheIdThatIsOnNeitherBoard() {
    fleet("fleet stern: b1")
        .icon(ACTIVATE_BASESTARS)
        .roll(1)
        .shows("fleet stern: b1, b2")
        .besides("pursuit: 2");
  }

  @Test
  @Rule("CF-1")
  void withNoneLeftInTheSupplyTheHighestNumberedAreaWithOneArrives() {
    fleet(
            """
            fleet bow: 3 raiders, heavy raider
            fleet starboard-bow: b1, raider
            fleet stern: b2, 2 raiders
            """)
        .icon(LAUNCH_RAIDERS)
        .shows(
            """
            starboard-bow: raider, b1
            fleet bow: 3 raiders, heavy raider
            fleet stern: 2 raiders, b2
            """)
        .besides("pursuit: 2")
        .told(new Event.FleetArrived(Area.STARBOARD_BOW, 1, 0, 1))
        .never(Event.ShipLaunched.class)
        .rolled(0);
  }

  @ParameterizedTest
  @CsvSource({
    "bow, starboard-bow",
    "starboard-bow, port-bow",
    "port-bow, starboard-quarter",
    "starboard-quarter, port-quarter",
    "port-quarter, stern"
  })
  @Rule({"CF-1", "GE-4"})
  void highestGoesByTheNumbersOfTheDie(String higher, String lower) {
    Game game =
        fleet("fleet %s: b1\nfleet %s: b2".formatted(lower, higher)).icon(ACTIVATE_BASESTARS);
    game.shows("%s: b2\nfleet %s: b1".formatted(higher, lower)).besides("pursuit: 2");
  }

  @Test
  @Rule("CF-1")
  void withAllRaidersOnTheFleetBoardEveryShipOfTheAreaArrives() {
    fleet("fleet port-bow: 4 raiders, heavy raider, b2\nfleet stern: 16 raiders")
        .icon(ACTIVATE_RAIDERS)
        .shows("port-bow: 4 raiders, heavy raider, b2\nfleet stern: 16 raiders")
        .besides("pursuit: 2")
        .told(new Event.FleetArrived(Area.PORT_BOW, 4, 1, 1))
        .rolled(0);
  }

  @Test
  @Rule("CF-1")
  void withAllHeavyRaidersOnTheFleetBoardTheirAreaArrives() {
    fleet("fleet bow: raider\nfleet stern: 3 heavy raiders\nfleet port-quarter: heavy raider")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-quarter: heavy raider\nfleet bow: raider\nfleet stern: 3 heavy raiders")
        .besides("pursuit: 2")
        .never(Event.CenturionBoarded.class);
  }

  @Test
  @Rule("CF-1")
  void whatArrivesDoesNotAct() {
    fleet("port-bow: 2 mk2, c01\nfleet port-bow: 20 raiders")
        .icon(ACTIVATE_RAIDERS)
        .shows("port-bow: 20 raiders, 2 mk2, c01")
        .besides("pursuit: 2")
        .rolled(0);
  }

  @Test
  @Rule("CF-1")
  void whatComesToTheFleetBoardDoesNotAct() {
    fleet("bow: mk2").icon(ACTIVATE_RAIDERS).roll(8).shows("bow: mk2\nfleet bow: raider").rolled(1);
  }

  @Test
  @Rule("CF-1")
  void withoutCylonFleetNothingHappens() {
    Game.drawn("bow: mk2, c01")
        .icon(ACTIVATE_BASESTARS)
        .shows("bow: mk2, c01")
        .andNothingElse()
        .told(new Event.NothingHappened("BA-2"));
  }

  @Test
  @Rule({"CF-6", "CF-1"})
  void theDieMayBeModifiedBeforeIt() {
    fleet("")
        .icon(ACTIVATE_RAIDERS)
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .roll(2)
        .shows("fleet port-bow: raider")
        .besides("pursuit: 2")
        .told(new Event.DieRolled("raider", null, null, 2, null, 2, 4));
  }

  @Test
  @Rule("CF-6")
  void theDieMayBeModifiedAndRerolledAfterIt() {
    fleet("")
        .icon(ACTIVATE_RAIDERS)
        .fell(8)
        .play(new Interrupt.Reroll(Interrupt.Cause.OTHER, "a card"))
        .fell(2)
        .play(new Interrupt.Modify(Modifier.calculations(-1)))
        .stands()
        .shows("fleet stern: raider")
        .besides("pursuit: 2")
        .told(new Event.DieRolled("raider", null, null, 8, 2, -1, 1));
  }

  @ParameterizedTest
  @CsvSource({"8, 2, bow", "1, -2, stern"})
  @Rule("CF-6")
  void modifiedDieStaysOnTheChart(int face, int plus, String area) {
    fleet("")
        .icon(ACTIVATE_RAIDERS)
        .play(new Interrupt.Modify(Modifier.other(plus, "a card")))
        .roll(face)
        .shows("fleet " + area + ": raider")
        .besides("pursuit: 2");
  }
}
