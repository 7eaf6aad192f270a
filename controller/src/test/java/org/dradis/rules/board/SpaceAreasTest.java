package org.dradis.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Six areas in a ring, two of them launch areas. */
class SpaceAreasTest {
  private static final List<String> CLOCKWISE =
      List.of("bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow");

  @Test
  @Rule("GE-1")
  void sixAreasFollowEachOtherClockwiseAndCloseTheRing() {
    assertEquals(CLOCKWISE, Area.RING.stream().map(Area::word).toList());
    assertEquals(
        CLOCKWISE, Stream.iterate(Area.BOW, Area::clockwise).limit(6).map(Area::word).toList());
    assertEquals(Area.BOW, Area.PORT_BOW.clockwise());
  }

  @ParameterizedTest
  @EnumSource(Area.class)
  @Rule("GE-1")
  void counterclockwiseIsTheWayBack(Area area) {
    assertEquals(area, area.clockwise().counterclockwise());
    assertEquals(area, area.counterclockwise().clockwise());
  }

  @ParameterizedTest
  @CsvSource({
    "bow, starboard-bow, port-bow",
    "starboard-bow, bow, starboard-quarter",
    "starboard-quarter, starboard-bow, stern",
    "stern, starboard-quarter, port-quarter",
    "port-quarter, stern, port-bow",
    "port-bow, bow, port-quarter",
  })
  @Rule("GE-1")
  void aViperMovesToTheTwoNeighboursOnly(String from, String one, String other) {
    for (Area to : Area.RING) {
      Game game = Game.drawn(from + ": mk2");
      Command move = new Command.MoveViper(Flyer.unmanned(area(from), Craft.MK2), to);
      if (to.word().equals(one) || to.word().equals(other)) {
        game.play(move)
            .shows(to.word() + ": mk2")
            .andNothingElse()
            .told(new Event.ViperMoved(Craft.MK2, area(from), to, null));
      } else {
        assertEquals(Rejection.Code.NOT_ADJACENT, game.refused(move).code(), to.word());
        game.shows(from + ": mk2").andNothingElse();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"bow, stern", "starboard-bow, port-quarter", "starboard-quarter, port-bow"})
  @Rule("GE-1")
  void nothingCrossesGalactica(String from, String to) {
    Game game = Game.drawn(from + ": c01");
    assertEquals(
        Rejection.Code.NOT_ADJACENT,
        game.refused(new Command.MoveCivilian(CivilianShip.C01, area(to))).code());
    game.shows(from + ": c01").andNothingElse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"port-quarter", "port-bow"})
  @Rule("GE-2")
  void vipersAreLaunchedIntoTheTwoLaunchAreas(String launchArea) {
    Game.drawn("")
        .play(new Command.LaunchViper(Craft.MK2, area(launchArea), null))
        .shows(launchArea + ": mk2")
        .besides("reserves: 7 mk2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bow", "starboard-bow", "starboard-quarter", "stern"})
  @Rule("GE-2")
  void noOtherAreaIsALaunchArea(String elsewhere) {
    Game game = Game.drawn("");
    assertEquals(
        Rejection.Code.NOT_A_LAUNCH_AREA,
        game.refused(new Command.LaunchViper(Craft.MK2, area(elsewhere), null)).code());
    game.shows("").andNothingElse();
  }

  private static Area area(String word) {
    return Area.RING.get(CLOCKWISE.indexOf(word));
  }
}
