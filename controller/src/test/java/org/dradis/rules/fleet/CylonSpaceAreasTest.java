package org.dradis.rules.fleet;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.CylonFleet;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.FleetChart;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The six areas of the Cylon Fleet board, their numbers, and that nothing acts there. */
class CylonSpaceAreasTest {
  private static final String EVERYWHERE =
      """
      fleet bow: raider
      fleet starboard-bow: heavy raider
      fleet starboard-quarter: 2 raiders
      fleet stern: b1
      fleet port-quarter: b2, raider
      fleet port-bow: 3 raiders
      """;

  @ParameterizedTest
  @CsvSource({
    "1, stern", "2, port-quarter", "3, starboard-quarter", "4, port-bow",
    "5, starboard-bow", "6, starboard-bow", "7, bow", "8, bow",
  })
  @Rule("GE-4")
  void theDiePicksTheArea(int roll, String area) {
    Game.with(GameOption.CYLON_FLEET, "pursuit: 1")
        .icon(ACTIVATE_BASESTARS)
        .roll(roll)
        .shows("fleet " + area + ": b1")
        .besides("pursuit: 2");
  }

  @Test
  @Rule("GE-4")
  void eachAreaCorrespondsToOneOfTheMainBoard() {
    Game.with(GameOption.CYLON_FLEET, EVERYWHERE + "pursuit: 3")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .shows(
            """
            bow: 2 raiders
            starboard-bow: heavy raider
            starboard-quarter: 2 raiders
            stern: b1
            port-quarter: raider, b2
            port-bow: 3 raiders
            """)
        .besides("pursuit: 0");
  }

  @Test
  @Rule("GE-4")
  void lowestNumberedFollowsTheNumbersOfTheDie() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            bow: 14 raiders
            fleet bow: raider
            fleet starboard-bow: raider
            fleet starboard-quarter: raider
            fleet stern: raider
            fleet port-quarter: raider
            fleet port-bow: raider
            """)
        .place("stern: 6 raiders")
        .shows("bow: 14 raiders\nstern: 6 raiders")
        .told(
            placedFrom(Area.STERN),
            placedFrom(Area.PORT_QUARTER),
            placedFrom(Area.STARBOARD_QUARTER),
            placedFrom(Area.PORT_BOW),
            placedFrom(Area.STARBOARD_BOW),
            placedFrom(Area.BOW));
  }

  private static Event placedFrom(Area origin) {
    return new Event.CylonShipPlaced(CylonShip.RAIDER, null, Area.STERN, origin);
  }

  @ParameterizedTest
  @CsvSource({
    "bow, starboard-bow",
    "starboard-bow, port-bow",
    "port-bow, starboard-quarter",
    "starboard-quarter, port-quarter",
    "port-quarter, stern",
  })
  @Rule("GE-4")
  void highestNumberedFollowsTheNumbersOfTheDie(String higher, String lower) {
    Game.with(
            GameOption.CYLON_FLEET, "fleet " + higher + ": b2\nfleet " + lower + ": b1\npursuit: 1")
        .icon(LAUNCH_RAIDERS)
        .shows(higher + ": b2\nfleet " + lower + ": b1")
        .besides("pursuit: 2");
  }

  @Test
  @Rule("GE-4")
  void aTableMayBringItsOwnNumbers() {
    FleetChart own =
        new FleetChart(
            List.of(
                Area.BOW,
                Area.BOW,
                Area.STERN,
                Area.STERN,
                Area.PORT_BOW,
                Area.STARBOARD_BOW,
                Area.PORT_QUARTER,
                Area.STARBOARD_QUARTER),
            FleetChart.PRINTED.civiliansByPursuit());
    Game.with(GameOption.CYLON_FLEET, "pursuit: 1")
        .but(board -> board.with(new CylonFleet(board.fleet().areas(), 1, own)))
        .icon(ACTIVATE_RAIDERS)
        .roll(4)
        .shows("fleet stern: raider")
        .besides("pursuit: 2");
  }

  @ParameterizedTest
  @EnumSource(Icon.class)
  @Rule("AC-4")
  void shipsOfTheCylonFleetBoardNeverActOrLaunch(Icon icon) {
    String main = "bow: raider, mk2\nstarboard-bow: heavy raider\n";
    Game game =
        Game.with(
                GameOption.CYLON_FLEET,
                main
                    + "fleet bow: 2 raiders\n"
                    + "fleet port-bow: heavy raider\n"
                    + "fleet stern: b1\n"
                    + "pursuit: 1")
            .icon(icon);
    switch (icon) {
      case ACTIVATE_RAIDERS ->
          game.asksDie("raider at mk2 in bow")
              .roll(1)
              .shows(main + "fleet bow: 2 raiders\nfleet stern: b1\nfleet port-bow: heavy raider")
              .andNothingElse();
      case ACTIVATE_HEAVY_RAIDERS ->
          game.shows(
                  """
                  bow: raider, heavy raider, mk2
                  fleet bow: 2 raiders
                  fleet stern: b1
                  fleet port-bow: heavy raider
                  """)
              .andNothingElse();
      case LAUNCH_RAIDERS, ACTIVATE_BASESTARS ->
          game.asksDie("basestar")
              .roll(8)
              .shows(
                  main + "fleet bow: 2 raiders, b2\nfleet stern: b1\nfleet port-bow: heavy raider")
              .besides("pursuit: 2");
      case OCCUPATION ->
          game.shows(main + "fleet bow: 2 raiders\nfleet stern: b1\nfleet port-bow: heavy raider");
    }
  }
}
