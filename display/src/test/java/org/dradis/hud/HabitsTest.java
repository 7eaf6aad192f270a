package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

final class HabitsTest {
  private static final String ICON =
      "{\"type\":\"start\",\"command\":{\"type\":\"resolveIcon\",\"icon\":\"activate-raiders\"}}";
  private static final String GO_ON = "{\"type\":\"goOn\"}";

  /** Two raiders have moved by the rules, and nobody has moved them on the table. */
  private static final String UNTIDY =
      """
      {"format": "dradis-scenario/1",
       "board": {"areas": {"bow": {"raiders": 2}, "starboard-bow": {"raiders": 1},
                           "stern": {"civilians": ["c01"]}}},
       "choices": ["bow"],
       "steps": [{"icon": "activate-raiders"}]}
      """;

  private final List<String> said = new ArrayList<>();

  private HudModel hud(Settings settings) {
    HudModel hud = new HudModel(Runnable::run, settings);
    hud.onSay(said::add);
    hud.open(ScenarioTable.of(UNTIDY, "en"));
    return hud;
  }

  private static TableView table(HudModel hud) {
    return Objects.requireNonNull(hud.table().get());
  }

  private static Settings settings(Settings.Checks checks, boolean holdRolls) {
    return Settings.STANDARD.withChecks(checks).withHoldRolls(holdRolls);
  }

  @Test
  void whereChecksAreStrictHandsComeFirst() {
    HudModel hud = hud(settings(Settings.Checks.STRICT, true));
    assertFalse(table(hud).tasks().isEmpty());
    hud.say(ICON);
    assertTrue(table(hud).waiting());
    assertEquals(List.of(ICON), said);
  }

  @Test
  void whereChecksAreRelaxedNothingWaits() {
    HudModel hud = hud(settings(Settings.Checks.RELAXED, true));
    hud.say(ICON);
    assertFalse(table(hud).waiting());
    assertNotNull(table(hud).question());
    assertEquals(List.of(ICON, GO_ON), said);
  }

  @Test
  void whatWaitsGoesOnAsSoonAsChecksAreRelaxed() {
    HudModel hud = hud(settings(Settings.Checks.STRICT, true));
    hud.say(ICON);
    hud.settings().set(settings(Settings.Checks.RELAXED, true));
    assertFalse(table(hud).waiting());
  }

  @Test
  void aGameThatOpensHearsWhetherDiceAreHeld() {
    HudModel hud = hud(settings(Settings.Checks.STRICT, false));
    assertFalse(table(hud).holdRolls());
    assertEquals(1, said.size());
  }

  @Test
  void aTableThatHoldsDiceAlreadyIsToldNothing() {
    assertTrue(table(hud(settings(Settings.Checks.STRICT, true))).holdRolls());
    assertEquals(List.of(), said);
  }

  @Test
  void anotherSettingIsToldAtOnce() {
    HudModel hud = hud(settings(Settings.Checks.STRICT, true));
    hud.settings().set(settings(Settings.Checks.STRICT, false));
    assertFalse(table(hud).holdRolls());
    hud.settings().set(settings(Settings.Checks.STRICT, true));
    assertTrue(table(hud).holdRolls());
  }
}
