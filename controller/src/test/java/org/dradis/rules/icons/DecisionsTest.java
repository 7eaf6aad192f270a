package org.dradis.rules.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.drawn.Rule;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Matter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Who decides; the single decisions are asked for in the tests of their rules. */
class DecisionsTest {
  @ParameterizedTest
  @EnumSource(
      value = Matter.class,
      names = {
        "RAIDER_AREA",
        "RAIDER_TARGET_VIPER",
        "RAIDER_TARGET_PILOT",
        "RAIDER_TARGET_CIVILIAN",
        "BOARDING_AREA",
        "LAUNCHING_BASESTAR",
        "PLACEMENT_AREA",
        "VIPER_KIND",
        "DAMAGED_HULL",
        "LOST_CIVILIAN",
        "EXTREME_DIAL"
      })
  @Rule("AC-2")
  void decisionsAreTheCurrentPlayers(Matter matter) {
    assertEquals(Decider.CURRENT_PLAYER, matter.decider());
  }

  @ParameterizedTest
  @EnumSource(value = Matter.class, mode = Mode.MATCH_ANY, names = "CIVILIAN_AREA.*")
  @Rule({"AC-2", "CO-14"})
  void unlessARuleNamesTheAdmiralOrTheCag(Matter matter) {
    assertEquals(matter == Matter.CIVILIAN_AREA ? Decider.ADMIRAL : Decider.CAG, matter.decider());
  }
}
