package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.dradis.rules.board.Area;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A raider without a target goes after the nearest civilian ship. */
class RaiderMovesTest {
  @ParameterizedTest
  @CsvSource({
    "bow, starboard-bow, starboard-bow",
    "bow, starboard-quarter, starboard-bow",
    "bow, stern, starboard-bow",
    "bow, port-quarter, port-bow",
    "bow, port-bow, port-bow",
    "starboard-bow, starboard-quarter, starboard-quarter",
    "starboard-bow, stern, starboard-quarter",
    "starboard-bow, port-quarter, starboard-quarter",
    "starboard-bow, port-bow, bow",
    "starboard-bow, bow, bow",
    "starboard-quarter, stern, stern",
    "starboard-quarter, port-quarter, stern",
    "starboard-quarter, port-bow, stern",
    "starboard-quarter, bow, starboard-bow",
    "starboard-quarter, starboard-bow, starboard-bow",
    "stern, port-quarter, port-quarter",
    "stern, port-bow, port-quarter",
    "stern, bow, port-quarter",
    "stern, starboard-bow, starboard-quarter",
    "stern, starboard-quarter, starboard-quarter",
    "port-quarter, port-bow, port-bow",
    "port-quarter, bow, port-bow",
    "port-quarter, starboard-bow, port-bow",
    "port-quarter, starboard-quarter, stern",
    "port-quarter, stern, stern",
    "port-bow, bow, bow",
    "port-bow, starboard-bow, bow",
    "port-bow, starboard-quarter, bow",
    "port-bow, stern, port-quarter",
    "port-bow, port-quarter, port-quarter",
  })
  @Rule({"RA-2", "GE-1"})
  void raiderMovesOneAreaTheShorterWayAndOppositeMeansClockwise(
      String from, String civilian, String to) {
    Game.drawn(from + ": raider\n" + civilian + ": c01")
        .icon(ACTIVATE_RAIDERS)
        .shows(Game.drawn(to + ": raider\n" + civilian + ": c01").drawing())
        .andNothingElse()
        .told(new Event.RaiderMoved(area(from), area(to), false))
        .rolled(0);
  }

  private static Area area(String word) {
    return Area.RING.stream().filter(area -> area.word().equals(word)).findFirst().orElseThrow();
  }

  @Test
  @Rule("RA-2")
  void twoShipsEquallyNearOnBothSidesMeanClockwise() {
    Game.drawn("starboard-bow: c01\nport-bow: c02\nbow: raider")
        .icon(ACTIVATE_RAIDERS)
        .shows("starboard-bow: raider, c01\nport-bow: c02")
        .andNothingElse();
    Game.drawn("starboard-quarter: c01\nport-quarter: c02\nbow: raider")
        .icon(ACTIVATE_RAIDERS)
        .shows("starboard-bow: raider\nstarboard-quarter: c01\nport-quarter: c02")
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void theNearerShipCounterclockwiseBeatsTheFartherOneClockwise() {
    Game.drawn("bow: raider\nstarboard-quarter: c01\nport-bow: c02")
        .icon(ACTIVATE_RAIDERS)
        .shows("starboard-quarter: c01\nport-bow: raider, c02")
        .andNothingElse();
    Game.drawn("bow: raider\nstern: c01\nport-quarter: c02")
        .icon(ACTIVATE_RAIDERS)
        .shows("stern: c01\nport-quarter: c02\nport-bow: raider")
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void howManyShipsLieOnASideDoesNotMatter() {
    Game.drawn("bow: raider\nstarboard-quarter: c01\nport-quarter: c02, c03, c04\nstern: c05")
        .icon(ACTIVATE_RAIDERS)
        .shows(
            """
            starboard-bow: raider
            starboard-quarter: c01
            stern: c05
            port-quarter: c02, c03, c04
            """)
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void raiderThatArrivesBesideAShipOrAViperDoesNotAttackYet() {
    Game.drawn("bow: raider\nstarboard-bow: mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .shows("starboard-bow: raider, mk2, c01")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("RA-2")
  void vipersInTheWayDoNotTurnTheRaider() {
    Game.drawn("bow: raider\nstarboard-bow: 2 mk2, Apollo in mk2\nstarboard-quarter: c01")
        .icon(ACTIVATE_RAIDERS)
        .shows("starboard-bow: raider, 2 mk2, Apollo in mk2\nstarboard-quarter: c01")
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void allRaidersOfAnAreaMoveTogetherButOnlyOneArea() {
    Game.drawn("bow: 3 raiders, heavy raider, b1\nstern: c01")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: heavy raider, b1\nstarboard-bow: 3 raiders\nstern: c01")
        .andNothingElse();
  }

  static Stream<Area> everywhereElse() {
    return Area.RING.stream().filter(area -> area != Area.BOW);
  }

  @ParameterizedTest
  @MethodSource("everywhereElse")
  @Rule("RA-2")
  void whileACivilianShipIsInAnyAreaGalacticaIsNotAttacked(Area civilian) {
    Game game = Game.drawn("bow: 2 raiders\n" + civilian.word() + ": c01").icon(ACTIVATE_RAIDERS);
    game.andNothingElse().rolled(0);
    assertTrue(game.isAtRest());
    assertEquals(2, game.events(Event.RaiderMoved.class).size());
    assertEquals(0, game.board().at(Area.BOW).raiders());
  }
}
