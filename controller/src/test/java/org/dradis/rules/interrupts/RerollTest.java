package org.dradis.rules.interrupts;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;

/** A die is rolled again. */
class RerollTest {
  private static final Interrupt EVADE =
      new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "Evasive Maneuvers");
  private static final Interrupt FIREPOWER =
      new Interrupt.Reroll(Interrupt.Cause.MAXIMUM_FIREPOWER, "Maximum Firepower");

  private static Interrupt because(String reason) {
    return new Interrupt.Reroll(Interrupt.Cause.OTHER, reason);
  }

  private static Game unmannedAttacked() {
    return Game.drawn("bow: raider, mk2").icon(ACTIVATE_RAIDERS);
  }

  private static Game pilotAttacked() {
    return Game.drawn("bow: raider, Apollo in mk2").icon(ACTIVATE_RAIDERS);
  }

  @Test
  @Rule("IN-1")
  void theNewDieCounts() {
    unmannedAttacked()
        .fell(8)
        .play(because("a card"))
        .roll(5)
        .shows("bow: raider")
        .besides("damaged: mk2")
        .told(
            new Event.RerollDeclared("a card"),
            new Event.DieRolled("raider", "mk2", BOW, 8, 5, 0, 5));
  }

  @Test
  @Rule("IN-1")
  void theNewDieCountsEvenIfItIsWorse() {
    unmannedAttacked()
        .fell(4)
        .play(because("a card"))
        .roll(8)
        .shows("bow: raider")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("IN-1")
  void theDieIsOpenAgainAfterRerollIsDeclared() {
    Game game = unmannedAttacked().fell(8).play(because("a card"));
    assertEquals(0, game.die().face());
    game.refuses(new Answer.Stands(), Code.NOT_AN_ANSWER, "")
        .roll(1)
        .shows("bow: raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-1")
  void rerollHappensOncePerCause() {
    unmannedAttacked()
        .fell(8)
        .play(because("a card"))
        .fell(7)
        .refuses(because("a card"), Code.ALREADY_DECLARED, "")
        .stands()
        .shows("bow: raider")
        .besides("damaged: mk2");
  }

  @Test
  @Rule("IN-1")
  void anotherCauseRerollsAgain() {
    unmannedAttacked()
        .fell(8)
        .play(because("a card"))
        .fell(7)
        .play(because("another card"))
        .fell(6)
        .play(EVADE)
        .roll(1)
        .shows("bow: raider, mk2")
        .andNothingElse()
        .told(new Event.DieRolled("raider", "mk2", BOW, 8, 1, 0, 1));
  }

  @Test
  @Rule("IN-1")
  void theSameCauseMayRerollTheNextDie() {
    Game.drawn("bow: 2 raiders, mk2")
        .icon(ACTIVATE_RAIDERS)
        .fell(8)
        .play(EVADE)
        .roll(1)
        .fell(8)
        .play(EVADE)
        .roll(2)
        .shows("bow: 2 raiders, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-1")
  void nothingIsRerolledBeforeTheDie() {
    unmannedAttacked()
        .refuses(because("a card"), Code.NOT_NOW, "")
        .refuses(EVADE, Code.NOT_NOW, "")
        .roll(4)
        .shows("bow: raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-1")
  void nothingIsRerolledWithoutDie() {
    Game.drawn("bow: raider, mk2")
        .refuses(because("a card"), Code.NOT_NOW, "")
        .refuses(EVADE, Code.NOT_NOW, "")
        .andNothingElse();
    Game.drawn("")
        .play(new Command.DamageGalactica(1))
        .refuses(because("a card"), Code.NOT_NOW, "")
        .draw("armory")
        .shows("")
        .besides("galactica: armory");
  }

  @Test
  @Rule("IN-1")
  void unmannedViperEvadesWithPlainReroll() {
    unmannedAttacked()
        .fell(8)
        .play(EVADE)
        .roll(6)
        .shows("bow: raider")
        .besides("damaged: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 8, 6, 0, 6));
  }

  @Test
  @Rule("IN-1")
  void pilotedViperEvadesWithMinusTwoOnTheNewRoll() {
    pilotAttacked()
        .fell(8)
        .play(EVADE)
        .roll(6)
        .shows("bow: raider, Apollo in mk2")
        .andNothingElse()
        .told(new Event.DieRolled("raider", "Apollo", BOW, 8, 6, -2, 4));
  }

  @Test
  @Rule({"IN-1", "AT-2"})
  void evadingKeepsTheModifiersOfTheFirstRoll() {
    pilotAttacked()
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .fell(5)
        .play(EVADE)
        .roll(5)
        .shows("bow: raider")
        .besides("damaged: mk2")
        .told(new Event.DieRolled("raider", "Apollo", BOW, 5, 5, 0, 5));
  }

  @Test
  @Rule("IN-1")
  void evadingHappensOnceWhateverItsReason() {
    pilotAttacked()
        .fell(8)
        .play(EVADE)
        .fell(7)
        .refuses(EVADE, Code.ALREADY_DECLARED, "")
        .refuses(
            new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "another player's"),
            Code.ALREADY_DECLARED,
            "")
        .stands()
        .shows("bow: raider")
        .besides("damaged: mk2")
        .told(new Event.DieRolled("raider", "Apollo", BOW, 8, 7, -2, 5));
  }

  @Test
  @Rule("IN-1")
  void otherRerollOfAttackOnPilotHasNoMinusTwo() {
    pilotAttacked()
        .fell(8)
        .play(because("a card"))
        .roll(6)
        .shows("bow: raider")
        .besides("damaged: mk2");
  }

  private static void nobodyEvades(Game game) {
    game.fell(1).refuses(EVADE, Code.NOT_NOW, "").refuses(FIREPOWER, Code.NOT_NOW, "");
  }

  @Test
  @Rule("IN-1")
  void onlyAttackOnViperIsEvaded() {
    nobodyEvades(Game.drawn("bow: raider").icon(ACTIVATE_RAIDERS));
    nobodyEvades(Game.drawn("bow: b1").icon(ACTIVATE_BASESTARS));
    nobodyEvades(
        Game.drawn("bow: raider, mk2")
            .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER)));
    nobodyEvades(
        Game.drawn("bow: raider").play(new Command.AttackWithGalactica(BOW, Target.RAIDER)));
    nobodyEvades(Game.drawn("centurions: 0").play(new Command.AttackCenturion(0)));
    nobodyEvades(Game.drawn("bow: b1").play(new Command.NukeBasestar(Basestar.B1)));
    nobodyEvades(Game.drawn("").play(new Command.UseHumanFleet()));
    nobodyEvades(Game.with(GameOption.PEGASUS, "bow: mk2").play(new Command.UseMainBatteries(BOW)));
    nobodyEvades(
        Game.with(GameOption.PEGASUS, "bow: b1").play(new Command.UsePegasusCic(Basestar.B1)));
    nobodyEvades(Game.with(GameOption.CYLON_FLEET, "").icon(ACTIVATE_RAIDERS));
  }

  @Test
  @Rule("IN-1")
  void maximumFirepowerIsForOccupationForcesOnly() {
    unmannedAttacked()
        .fell(8)
        .refuses(FIREPOWER, Code.NOT_NOW, "")
        .stands()
        .shows("bow: raider")
        .besides("destroyed: mk2");
  }
}
