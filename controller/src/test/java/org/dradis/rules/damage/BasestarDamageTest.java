package org.dradis.rules.damage;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Basestar.B2;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens on basestars, and when a basestar falls. */
class BasestarDamageTest {
  private static Game base(String drawing) {
    return Game.drawn(drawing).play(new Command.DamageBasestar(B1));
  }

  private static Game nebula(String drawing) {
    return Game.with(GameOption.IONIAN_NEBULA, drawing).play(new Command.DamageBasestar(B1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"})
  @Rule("DM-3")
  void oneTokenIsDrawnAndPutOnThatBasestar(String token) {
    base("bow: 3 raiders, b1\nstern: b2")
        .asksDraw(
            Pool.BASESTAR,
            "critical-hit",
            "disabled-hangar",
            "disabled-weapons",
            "structural-damage")
        .draw(token)
        .shows("bow: 3 raiders, b1\nstern: b2")
        .besides("b1: " + token);
  }

  @Test
  @Rule("DM-3")
  void tokensOnEitherBasestarAreNotInThePool() {
    base("bow: b1, b2\nb1: disabled-hangar\nb2: critical-hit")
        .asksDraw(Pool.BASESTAR, "disabled-weapons", "structural-damage")
        .draw("structural-damage")
        .shows("bow: b1, b2")
        .besides("b1: disabled-hangar, structural-damage");
  }

  @Test
  @Rule("DM-3")
  void theLastTokenIsDrawnToo() {
    base("bow: b1, b2\nb1: structural-damage\nb2: disabled-weapons, disabled-hangar")
        .asksDraw(Pool.BASESTAR, "critical-hit")
        .draw("critical-hit")
        .shows("bow: b2")
        .besides("b1: none");
  }

  @Test
  @Rule("DM-3")
  void criticalHitCountsTwo() {
    base("bow: b1\nb1: disabled-hangar")
        .draw("critical-hit")
        .shows("")
        .besides("b1: none")
        .told(
            new Event.BasestarDamaged(B1, BasestarToken.CRITICAL_HIT),
            new Event.BasestarDestroyed(B1, BOW));
  }

  @Test
  @Rule("DM-3")
  void criticalHitAloneDoesNotDestroy() {
    base("bow: b1")
        .draw("critical-hit")
        .shows("bow: b1")
        .besides("b1: critical-hit")
        .never(Event.BasestarDestroyed.class);
  }

  @Test
  @Rule("DM-3")
  void twoSingleDamageDoNotDestroy() {
    base("bow: b1\nb1: disabled-weapons")
        .draw("disabled-hangar")
        .shows("bow: b1")
        .besides("b1: disabled-hangar, disabled-weapons");
  }

  @Test
  @Rule("DM-3")
  void tokensOfTheDestroyedGoBackToThePool() {
    base("bow: b1, b2\nb1: disabled-hangar, disabled-weapons")
        .shows("bow: b2")
        .besides("b1: none")
        .play(new Command.DamageBasestar(B2))
        .asksDraw(
            Pool.BASESTAR,
            "critical-hit",
            "disabled-hangar",
            "disabled-weapons",
            "structural-damage")
        .draw("disabled-hangar")
        .shows("bow: b2")
        .besides("b1: none", "b2: disabled-hangar");
  }

  @Test
  @Rule({"DM-3", "LA-2"})
  void disabledHangarTakesEffectAtOnce() {
    base("bow: b1, b2")
        .draw("disabled-hangar")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 3 raiders, b1, b2")
        .besides("b1: disabled-hangar");
  }

  @Test
  @Rule({"DM-3", "BA-1"})
  void disabledWeaponsTakeEffectAtOnce() {
    base("bow: b1")
        .draw("disabled-weapons")
        .icon(ACTIVATE_BASESTARS)
        .shows("bow: b1")
        .besides("b1: disabled-weapons")
        .rolled(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"critical-hit", "disabled-hangar, disabled-weapons"})
  @Rule("DM-4")
  void theThirdDamageDestroysWithoutDraw(String tokens) {
    base("bow: 2 raiders, b1\nb1: " + tokens)
        .shows("bow: 2 raiders")
        .besides("b1: none")
        .told(new Event.BasestarDestroyed(B1, BOW))
        .never(Event.BasestarDamaged.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "critical-hit|disabled-hangar",
        "disabled-hangar, disabled-weapons|critical-hit",
        "structural-damage, damage-to-personnel|disabled-hangar"
      })
  @Rule("DM-4")
  void withIonianNebulaTheThirdTokenIsDrawnFirst(String tokens, String third) {
    Game game = nebula("bow: 2 raiders, b1\nb1: " + tokens);
    assertEquals("DM-3", game.question().rule());
    game.draw(third)
        .shows("bow: 2 raiders")
        .besides("b1: none")
        .told(new Event.BasestarDestroyed(B1, BOW));
    assertEquals(1, game.events(Event.BasestarDamaged.class).size());
  }

  @Test
  @Rule({"DM-4", "DM-5"})
  void theThirdTokenCanBeTheCollateralDamage() {
    nebula("bow: 4 raiders, b1\nstern: raider\nb1: critical-hit")
        .draw("collateral-damage")
        .shows("bow: raider\nstern: raider")
        .besides("b1: none")
        .told(
            new Event.BasestarDamaged(B1, BasestarToken.COLLATERAL_DAMAGE),
            new Event.BasestarDestroyed(B1, BOW));
  }

  @Test
  @Rule({"DM-4", "DM-5"})
  void theThirdTokenCanBeTheDamageToPersonnel() {
    nebula("bow: 4 raiders, b1\nb1: disabled-hangar, disabled-weapons")
        .draw("damage-to-personnel")
        .shows("bow: 4 raiders")
        .besides("b1: none")
        .told(new Event.TraumaDue(), new Event.BasestarDestroyed(B1, BOW));
  }

  @Test
  @Rule("DM-5")
  void withIonianNebulaTheTwoTokensAreInThePool() {
    nebula("bow: b1\nb1: critical-hit")
        .asksDraw(
            Pool.BASESTAR,
            "disabled-hangar",
            "disabled-weapons",
            "structural-damage",
            "collateral-damage",
            "damage-to-personnel");
  }

  @Test
  @Rule("DM-5")
  void withoutIonianNebulaTheTwoTokensAreNot() {
    base("bow: b1")
        .refuses(new Answer.Drew(BasestarToken.COLLATERAL_DAMAGE), Code.NOT_AN_OPTION, "token")
        .refuses(new Answer.Drew(BasestarToken.DAMAGE_TO_PERSONNEL), Code.NOT_AN_OPTION, "token")
        .draw("disabled-hangar")
        .shows("bow: b1")
        .besides("b1: disabled-hangar");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bow: b1|bow: b1",
        "bow: 2 raiders, b1|bow: b1",
        "bow: 3 raiders, b1|bow: b1",
        "bow: 5 raiders, heavy raider, b1|bow: 2 raiders, heavy raider, b1"
      })
  @Rule("DM-5")
  void collateralDamageDestroysUpToThreeRaiders(String before, String after) {
    nebula(before + "\nstern: 4 raiders, b2")
        .draw("collateral-damage")
        .shows(after + "\nstern: 4 raiders, b2")
        .besides("b1: collateral-damage")
        .never(Event.TraumaDue.class);
  }

  @Test
  @Rule("DM-5")
  void collateralDamageCountsOne() {
    nebula("bow: b1\nb1: disabled-hangar")
        .draw("collateral-damage")
        .shows("bow: b1")
        .besides("b1: disabled-hangar, collateral-damage");
  }

  @Test
  @Rule("DM-5")
  void collateralDamageActsOnlyWhenPlaced() {
    nebula("bow: 3 raiders, b1\nb1: collateral-damage")
        .draw("disabled-hangar")
        .shows("bow: 3 raiders, b1")
        .besides("b1: disabled-hangar, collateral-damage");
  }

  @Test
  @Rule("DM-5")
  void damageToPersonnelRemindsOfTraumaAndCountsOne() {
    nebula("bow: 3 raiders, b1")
        .draw("damage-to-personnel")
        .shows("bow: 3 raiders, b1")
        .besides("b1: damage-to-personnel")
        .told(new Event.TraumaDue());
  }

  @Test
  @Rule("DM-3")
  void onlyBasestarOfTheMainBoardIsDamaged() {
    Game.with(GameOption.CYLON_FLEET, "bow: b2\nfleet stern: b1")
        .refuses(new Command.DamageBasestar(B1), Code.NO_SUCH_PIECE, "")
        .shows("bow: b2\nfleet stern: b1")
        .andNothingElse();
  }
}
