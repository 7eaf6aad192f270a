package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Weapons Control and the Armory. */
class WeaponsControlTest {
  @ParameterizedTest
  @EnumSource(Area.class)
  @Rule("VI-2")
  void galacticaReachesEveryArea(Area area) {
    Game.drawn(area.word() + ": 2 raiders, heavy raider")
        .play(new Command.AttackWithGalactica(area, Target.RAIDER))
        .asksDie("galactica at raider in " + area.word())
        .roll(3)
        .shows(area.word() + ": raider, heavy raider")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(Target.class)
  @Rule("VI-2")
  void galacticaAttacksEveryKindOfCylonShip(Target target) {
    Game game =
        Game.with(GameOption.PEGASUS, "bow: raider, scar, heavy raider, b1, b2")
            .play(new Command.AttackWithGalactica(BOW, target))
            .asksDie("galactica at " + target.word() + " in bow")
            .roll(8);
    switch (target) {
      case RAIDER -> game.shows("bow: scar, heavy raider, b1, b2").andNothingElse();
      case SCAR -> game.shows("bow: raider, heavy raider, b1, b2").andNothingElse();
      case HEAVY_RAIDER -> game.shows("bow: raider, scar, b1, b2").andNothingElse();
      case B1, B2 ->
          game.draw("disabled-hangar")
              .shows("bow: raider, scar, heavy raider, b1, b2")
              .besides(target.word() + ": disabled-hangar");
    }
  }

  @Test
  @Rule("VI-2")
  void basestarIsFoundWithoutItsArea() {
    Game.drawn("stern: b2")
        .play(new Command.AttackWithGalactica(null, Target.B2))
        .asksDie("galactica at b2 in stern")
        .roll(5)
        .draw("critical-hit")
        .shows("stern: b2")
        .besides("b2: critical-hit");
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"RAIDER", "SCAR", "HEAVY_RAIDER"})
  @Rule("VI-2")
  void everyOtherTargetNeedsItsArea(Target target) {
    Game.with(GameOption.PEGASUS, "bow: raider, scar, heavy raider")
        .refuses(new Command.AttackWithGalactica(null, target), Code.NO_SUCH_PIECE, "area")
        .shows("bow: raider, scar, heavy raider")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(Target.class)
  @Rule("VI-2")
  void targetMustStandThere(Target target) {
    Game.with(GameOption.PEGASUS, "bow: raider, scar, heavy raider, b1, b2")
        .refuses(new Command.AttackWithGalactica(STERN, target), Code.NO_SUCH_PIECE, "target")
        .andNothingElse();
  }

  @Test
  @Rule("VI-2")
  void basestarMustBeOnTheMainBoard() {
    Game.with(GameOption.CYLON_FLEET, "bow: b1\nfleet stern: b2")
        .refuses(new Command.AttackWithGalactica(null, Target.B2), Code.NO_SUCH_PIECE, "target")
        .andNothingElse();
  }

  @Test
  @Rule({"VI-2", "DM-6"})
  void damagedWeaponsControlIsUnusable() {
    Game.drawn("bow: raider\ngalactica: weapons-control")
        .refuses(new Command.AttackWithGalactica(BOW, Target.RAIDER), Code.UNUSABLE, "")
        .shows("bow: raider")
        .andNothingElse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Rule("VI-2")
  void armoryAttacksCenturionOnItsSpace(int space) {
    Game.drawn("bow: raider\ncenturions: " + space)
        .play(new Command.AttackCenturion(space))
        .roll(7)
        .shows("bow: raider")
        .besides("centurions: none")
        .told(new Event.CenturionDestroyed(space));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 2, 3, 4})
  @Rule("VI-2")
  void armoryNeedsCenturionOnThatSpace(int space) {
    Game.drawn("centurions: 1")
        .refuses(new Command.AttackCenturion(space), Code.NO_SUCH_PIECE, "")
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule({"VI-2", "DM-6"})
  void damagedArmoryIsUnusable() {
    Game.drawn("centurions: 1\ngalactica: armory")
        .refuses(new Command.AttackCenturion(1), Code.UNUSABLE, "")
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule({"VI-2", "CA-2"})
  void nobodyUsesTheArmoryDuringLockdown() {
    Game.drawn("centurions: 1")
        .but(Table.cards(Table.LOCKDOWN))
        .refuses(new Command.AttackCenturion(1), Code.UNUSABLE, "")
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule("VI-2")
  void otherDamageDoesNotStopThem() {
    Game.drawn("bow: raider\ncenturions: 1\ngalactica: command, hangar-deck")
        .play(new Command.AttackWithGalactica(BOW, Target.RAIDER))
        .roll(8)
        .play(new Command.AttackCenturion(1))
        .roll(8)
        .shows("")
        .besides("centurions: none");
  }
}
