package org.dradis.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The damage tokens of Galactica, Pegasus and the basestars. */
class DamageTokensTest {
  @Test
  @Rule("CO-6")
  void eightGalacticaTokensSixLocationsAndTwoResources() {
    Game.drawn("")
        .play(new Command.DamageGalactica(8))
        .asksDraw(
            Pool.GALACTICA,
            "ftl-control",
            "weapons-control",
            "command",
            "admirals-quarters",
            "hangar-deck",
            "armory",
            "food",
            "fuel")
        .draw("food", "fuel")
        .asksDraw(
            Pool.GALACTICA,
            "ftl-control",
            "weapons-control",
            "command",
            "admirals-quarters",
            "hangar-deck",
            "armory")
        .draw("armory", "command", "hangar-deck", "ftl-control", "weapons-control")
        .asksDraw(Pool.GALACTICA, "admirals-quarters")
        .draw("admirals-quarters")
        .shows("")
        .besides(
            "galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck,"
                + " armory",
            "removed: food, fuel",
            "fuel: 7",
            "food: 7",
            "outcome: cylons: galactica");
  }

  @Test
  @Rule("CO-6")
  void fourPegasusTokens() {
    Game game =
        Game.with(GameOption.PEGASUS, "").play(new Command.DamageGalactica(4)).choose("pegasus");
    game.asksDraw(Pool.PEGASUS, "pegasus-cic", "airlock", "main-batteries", "engine-room")
        .draw("airlock")
        .choose("pegasus")
        .draw("engine-room")
        .choose("pegasus")
        .draw("main-batteries")
        .choose("pegasus")
        .asksDraw(Pool.PEGASUS, "pegasus-cic")
        .draw("pegasus-cic")
        .shows("")
        .besides("pegasus: pegasus-cic, airlock, main-batteries, engine-room")
        .told(new Event.PegasusDestroyed());
  }

  @Test
  @Rule("CO-7")
  void fourBasestarTokensSharedByBothBasestars() {
    Game.drawn("bow: b1\nstern: b2")
        .play(new Command.DamageBasestar(Basestar.B1))
        .asksDraw(
            Pool.BASESTAR,
            "critical-hit",
            "disabled-hangar",
            "disabled-weapons",
            "structural-damage")
        .draw("disabled-weapons")
        .play(new Command.DamageBasestar(Basestar.B2))
        .asksDraw(Pool.BASESTAR, "critical-hit", "disabled-hangar", "structural-damage")
        .draw("critical-hit")
        .shows("bow: b1\nstern: b2")
        .besides("b1: disabled-weapons", "b2: critical-hit");
  }

  @Test
  @Rule("CO-7")
  void twoMoreBasestarTokensWithIonianNebula() {
    Game.with(GameOption.IONIAN_NEBULA, "bow: b1")
        .play(new Command.DamageBasestar(Basestar.B1))
        .asksDraw(
            Pool.BASESTAR,
            "critical-hit",
            "disabled-hangar",
            "disabled-weapons",
            "structural-damage",
            "collateral-damage",
            "damage-to-personnel")
        .draw("damage-to-personnel")
        .shows("bow: b1")
        .besides("b1: damage-to-personnel");
  }

  @ParameterizedTest
  @EnumSource(value = GameOption.class, mode = Mode.EXCLUDE, names = "IONIAN_NEBULA")
  @Rule("CO-7")
  void noOtherOptionAddsBasestarTokens(GameOption option) {
    Game game = Game.with(option, "bow: b1").play(new Command.DamageBasestar(Basestar.B1));
    assertEquals(4, game.options().size());
  }
}
