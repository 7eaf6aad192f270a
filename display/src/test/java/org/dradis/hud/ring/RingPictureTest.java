package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.dradis.hud.symbol.Symbol;
import org.junit.jupiter.api.Test;

class RingPictureTest {
  private static RingPicture picture(String scenario) {
    return RingPicture.of(Tables.of(scenario));
  }

  private static List<String> hits(Hull hull) {
    return hull.sockets().stream().filter(Hull.Socket::hit).map(it -> it.token().word()).toList();
  }

  @Test
  void whatIsNotPlayedWithIsNotShown() {
    RingPicture base = picture(Tables.scenario("", ""));
    assertTrue(base.fleet().isEmpty());
    assertNull(base.pegasus());
    assertNull(base.newCaprica());
  }

  @Test
  void theCylonFleetBoardIsCounted() {
    RingPicture picture =
        picture(
            """
            {"format": "dradis-scenario/1", "options": ["cylon-fleet", "pegasus"],
             "board": {"cylonFleet": {"stern": {"raiders": 2, "basestars": ["b2"]}}}, "steps": []}
            """);
    assertEquals(
        List.of(Flock.of("basestar", Symbol.BASESTAR, 1), Flock.of("raider", Symbol.RAIDER, 2)),
        picture.fleet().get("stern"));
    assertEquals(List.of(), picture.fleet().get("bow"));
    assertNotNull(picture.pegasus());
  }

  @Test
  void damagedLocationsAndResourcesThatWereDrawnFillTheirSockets() {
    RingPicture picture =
        picture(
            """
            {"format": "dradis-scenario/1",
             "board": {"galacticaDamage": ["armory"], "removedTokens": ["fuel"]}, "steps": []}
            """);
    assertEquals(List.of("armory", "fuel"), hits(picture.galactica()));
  }

  @Test
  void galacticaIsAwayUntilSheReturnsToNewCaprica() {
    String board =
        """
        {"format": "dradis-scenario/1",
         "board": {"newCaprica": {"returned": %s, "locked": ["c01"], "prepared": [],
                                  "occupation": [0]}}, "steps": []}
        """;
    assertTrue(picture(board.formatted("false")).galactica().away());
    assertFalse(picture(board.formatted("true")).galactica().away());
  }

  @Test
  void areasThatAnswerTheQuestionAreOffered() {
    RingPicture picture =
        picture(
            Tables.scenario(
                "\"bow\": {\"raiders\": 1}, \"stern\": {\"raiders\": 1}",
                "\"steps\": [{\"icon\": \"activate-raiders\"}]"));
    assertEquals(Set.of("bow", "stern"), picture.offered());
    assertTrue(picture.area("bow").shows(Shine.OFFER));
    assertFalse(picture.area("port-bow").shows(Shine.OFFER));
  }

  @Test
  void galacticaAndPegasusAreOfferedForAHit() {
    RingPicture picture =
        picture(
            """
            {"format": "dradis-scenario/1", "options": ["pegasus"],
             "steps": [{"damageGalactica": 1}]}
            """);
    assertEquals(Set.of("galactica", "pegasus"), picture.offered());
  }

  @Test
  void shipsThatGoTheSameWayAreOneArrow() {
    RingPicture picture =
        picture(
            Tables.scenario(
                "\"bow\": {\"raiders\": 2}, \"stern\": {\"civilians\": [\"c01\"]}",
                "\"steps\": [{\"icon\": \"activate-raiders\"}]"));
    assertEquals(
        List.of(new Arrow("bow", "starboard-bow", Symbol.RAIDER, 2, false)), picture.arrows());
  }

  @Test
  void whatComesFromBesideTheRingIsALoadOfItsArea() {
    RingPicture picture =
        picture(
            Tables.scenario(
                "\"bow\": {\"basestars\": [\"b1\"]}",
                "\"steps\": [{\"icon\": \"launch-raiders\"}]"));
    assertEquals(List.of(new Load(true, Symbol.RAIDER, 3)), picture.area("bow").loads());
    assertEquals(List.of(), picture.arrows());
  }
}
