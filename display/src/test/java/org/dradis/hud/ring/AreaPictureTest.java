package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class AreaPictureTest {
  private static AreaPicture bow(String bow) {
    return RingPicture.of(Tables.with("\"bow\": {" + bow + "}")).area("bow");
  }

  private static List<String> told(AreaPicture picture) {
    return picture.flocks().stream()
        .map(it -> it.count() + " " + it.symbol() + (it.name().isEmpty() ? "" : " " + it.name()))
        .toList();
  }

  @Test
  void shipsOfAKindAreOneFlockAndCylonsComeFirst() {
    assertEquals(
        List.of("1 BASESTAR", "3 RAIDER", "1 HEAVY_RAIDER", "2 VIPER_MK2", "2 CIVILIAN"),
        told(
            bow(
                """
                "civilians": ["c01", "c02"], "vipers": {"mk2": 2}, "heavyRaiders": 1,
                "raiders": 3, "basestars": ["b1"]
                """)));
  }

  @Test
  void aPilotedViperStandsAloneWithItsCallSign() {
    assertEquals(
        List.of("1 VIPER_MK2", "1 VIPER_MK2 Starbuck"),
        told(
            bow(
                """
                "vipers": {"mk2": 1},
                "piloted": [{"pilot": "Kara \\"Starbuck\\" Thrace", "craft": "mk2"}]
                """)));
  }

  @Test
  void scarIsNoneOfTheOtherRaiders() {
    TableView table =
        Tables.of(
            """
            {"format": "dradis-scenario/1", "options": ["pegasus"],
             "board": {"areas": {"bow": {"raiders": 3, "scar": true}}}, "steps": []}
            """);
    assertEquals(List.of("1 SCAR", "2 RAIDER"), told(RingPicture.of(table).area("bow")));
  }

  @Test
  void aBasestarShowsWhichTokensLieOnIt() {
    TableView table =
        Tables.of(
            """
            {"format": "dradis-scenario/1",
             "board": {"areas": {"bow": {"basestars": ["b1"]}},
                       "basestarDamage": {"b1": ["disabled-hangar", "structural-damage"]}},
             "steps": []}
            """);
    assertEquals(
        List.of(
            new Token("disabled-hangar", Symbol.LAUNCH),
            new Token("structural-damage", Symbol.CRACK)),
        RingPicture.of(table).area("bow").flocks().getFirst().tokens());
  }

  @Test
  void noCivilianShipIsToldFromAnother() {
    assertEquals(
        bow("\"civilians\": [\"c01\", \"c02\"]"), bow("\"civilians\": [\"c09\", \"c11\"]"));
  }

  @Test
  void anAreaShinesAsItsLedsDo() {
    TableView table =
        Tables.of(
            Tables.scenario(
                """
                "bow": {"raiders": 2}, "stern": {"civilians": ["c01"]}
                """,
                "\"steps\": [{\"icon\": \"activate-raiders\"}]"));
    RingPicture picture = RingPicture.of(table);
    assertTrue(picture.area("bow").shows(Shine.MOVES));
    assertTrue(
        picture.area("starboard-bow").shows(Shine.GOAL)
            || picture.area("port-bow").shows(Shine.GOAL));
  }
}
