package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.junit.jupiter.api.Test;

/** Structural Damage and what the table adds, before the attack table is read. */
class ModifiersTest {
  private static final String WEAKENED =
      """
      bow: b1, mk2
      b1: structural-damage
      """;

  private static void hitsFrom(int first, int face, Game game) {
    assertEquals(2, game.die().modifier());
    game.roll(face);
    if (face >= first) {
      game.draw("disabled-weapons").besides("b1: disabled-weapons, structural-damage");
    } else {
      game.andNothingElse();
    }
    assertEquals(true, game.isAtRest());
  }

  @EveryFace
  @Rule("AT-1")
  void structuralDamageAddsTwoToViper(int face) {
    hitsFrom(
        6,
        face,
        Game.drawn(WEAKENED)
            .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.B1)));
  }

  @EveryFace
  @Rule("AT-1")
  void structuralDamageAddsTwoToPilot(int face) {
    hitsFrom(
        6,
        face,
        Game.drawn(WEAKENED.replace("mk2", "Apollo in mk2"))
            .play(new Command.AttackWithViper(Flyer.piloted("Apollo"), Target.B1)));
  }

  @EveryFace
  @Rule("AT-1")
  void structuralDamageAddsTwoToAssaultRaptor(int face) {
    hitsFrom(
        5,
        face,
        Game.with(GameOption.DAYBREAK, WEAKENED.replace("mk2", "assault raptor"))
            .play(new Command.AttackWithViper(Flyer.unmanned(BOW, ASSAULT_RAPTOR), Target.B1)));
  }

  @EveryFace
  @Rule("AT-1")
  void structuralDamageAddsTwoToGalactica(int face) {
    hitsFrom(3, face, Game.drawn(WEAKENED).play(new Command.AttackWithGalactica(null, Target.B1)));
  }

  @EveryFace
  @Rule({"AT-1", "AT-3"})
  void structuralDamageAddsTwoToTheNukeAimedAtIt(int face) {
    Game game =
        Game.drawn(
                """
                bow: 2 raiders, b1
                b1: structural-damage
                """)
            .play(new Command.NukeBasestar(Basestar.B1));
    assertEquals(2, game.die().modifier());
    game.roll(face).shows(face >= 5 ? "" : "bow: 2 raiders").besides("b1: none", "nukes: 1");
  }

  @Test
  @Rule("AT-1")
  void structuralDamageDoesNothingForTheOtherBasestar() {
    Game game =
        Game.drawn(
            """
            bow: b1, b2, mk2
            b1: structural-damage
            """);
    game.play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.B2));
    assertEquals(0, game.die().modifier());
    game.roll(7).shows("bow: b1, b2, mk2").andNothingElse();
  }

  @Test
  @Rule("AT-1")
  void structuralDamageDoesNothingForTheRaidersBesideIt() {
    Game game = Game.drawn("bow: raider, b1, mk2\nb1: structural-damage");
    game.play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER));
    assertEquals(0, game.die().modifier());
    game.roll(2).shows("bow: raider, b1, mk2").andNothingElse();
  }

  @Test
  @Rule("AT-1")
  void structuralDamageDoesNotHelpTheBasestarsOwnAttack() {
    Game.drawn("bow: b1\nb1: structural-damage")
        .icon(ACTIVATE_BASESTARS)
        .roll(3)
        .shows("bow: b1")
        .andNothingElse();
  }

  private static Game raiderAtViper() {
    return Game.drawn("bow: raider, mk2").icon(ACTIVATE_RAIDERS);
  }

  @Test
  @Rule("AT-2")
  void modifierCountsBeforeTheTableIsRead() {
    raiderAtViper()
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .roll(3)
        .shows("bow: raider")
        .besides("damaged: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 3, null, 2, 5));
  }

  @Test
  @Rule({"AT-2", "AT"})
  void resultIsNeverAboveEight() {
    raiderAtViper()
        .play(new Interrupt.Modify(Modifier.other(9, "a test")))
        .roll(7)
        .shows("bow: raider")
        .besides("destroyed: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 7, null, 9, 8));
  }

  @Test
  @Rule({"AT-2", "AT"})
  void resultIsNeverBelowOne() {
    Game.with(GameOption.PEGASUS, "bow: 2 raiders, c12")
        .play(new Command.UseMainBatteries(BOW))
        .play(new Interrupt.Modify(Modifier.other(-9, "a test")))
        .roll(2)
        .shows("bow: 2 raiders")
        .besides("lost: c12")
        .told(new Event.DieRolled("main-batteries", "bow", BOW, 2, null, -9, 1));
  }

  @Test
  @Rule({"AT-2", "AT"})
  void resultIsHeldToTheDieOnceAtTheEnd() {
    // held at each step it would be 8 - 2 = 6
    raiderAtViper()
        .play(new Interrupt.Modify(Modifier.other(6, "first")))
        .play(new Interrupt.Modify(Modifier.other(-2, "second")))
        .roll(5)
        .shows("bow: raider")
        .besides("destroyed: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 5, null, 4, 8));
  }

  @Test
  @Rule("AT-2")
  void rerollKeepsTheModifiersOfTheFirstRoll() {
    raiderAtViper()
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .fell(1)
        .play(new Interrupt.Reroll(Interrupt.Cause.OTHER, "a card"))
        .roll(6)
        .shows("bow: raider")
        .besides("destroyed: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 1, 6, 2, 8));
  }

  @Test
  @Rule({"AT-2", "AT-1"})
  void rerollKeepsStructuralDamage() {
    Game.drawn(WEAKENED)
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.B1))
        .fell(1)
        .play(new Interrupt.Reroll(Interrupt.Cause.OTHER, "a card"))
        .roll(6)
        .draw("critical-hit")
        .shows("bow: mk2")
        .besides("b1: none")
        .told(new Event.DieRolled("mk2", "b1", BOW, 1, 6, 2, 8));
  }

  @Test
  @Rule("AT-2")
  void newModifiersMayBeAddedToReroll() {
    Game game =
        raiderAtViper()
            .play(new Interrupt.Modify(Modifier.other(-1, "a card")))
            .fell(8)
            .play(new Interrupt.Reroll(Interrupt.Cause.OTHER, "a card"))
            .play(new Interrupt.Modify(Modifier.strategicPlanning()))
            .fell(6)
            .play(new Interrupt.Modify(Modifier.calculations(1)));
    assertEquals(List.of(-1, 2, 1), game.die().declared().stream().map(Modifier::amount).toList());
    game.stands()
        .shows("bow: raider")
        .besides("destroyed: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 8, 6, 2, 8));
  }

  @Test
  @Rule("AT-2")
  void modifiersOfOneRollDoNotReachTheNext() {
    Game.drawn("bow: 2 raiders, 2 mk2")
        .icon(ACTIVATE_RAIDERS)
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .roll(2, 4)
        .shows("bow: 2 raiders, 2 mk2")
        .andNothingElse()
        .told(
            new Event.DieRolled("raider", "mk2", BOW, 2, null, 2, 4),
            new Event.DieRolled("raider", "mk2", BOW, 4, null, 0, 4));
  }

  @Test
  @Rule({"AT-2", "IN-2"})
  void skippedRollTakesNoModifiers() {
    Game.drawn("bow: 5 raiders, mk2")
        .icon(ACTIVATE_RAIDERS)
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .play(new Interrupt.RunInterference(BOW))
        .roll(4)
        .shows("bow: 5 raiders, mk2")
        .andNothingElse()
        .told(new Event.DieRolled("raider", "mk2", BOW, 4, null, 0, 4));
  }
}
