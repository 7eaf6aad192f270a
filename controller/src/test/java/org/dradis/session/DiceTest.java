package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.dradis.port.DiceThrow;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Target;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.question.Question;
import org.junit.jupiter.api.Test;

class DiceTest {
  private final TestTable table = TestTable.start();

  private void fire() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
  }

  private Question.RollDie roll() {
    return assertInstanceOf(Question.RollDie.class, table.state().question());
  }

  private Event.DieRolled rolled() {
    return table.state().recent().stream()
        .filter(Event.DieRolled.class::isInstance)
        .map(Event.DieRolled.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aDieFromTheTowerLiesOpenUntilItIsLetStand() {
    fire();
    table.throwDie(5);
    assertEquals(5, roll().face());
    table.must(new SessionInput.LetStand());
    assertEquals(5, rolled().result());
    assertNull(table.state().question());
  }

  @Test
  void aTableInAHurryLetsDiceCountAtOnce() {
    table.must(new SessionInput.HoldRolls(false));
    fire();
    table.must(new SessionInput.TypeDie(4));
    assertEquals(4, rolled().result());
  }

  @Test
  void theComputerRollsToo() {
    fire();
    table.must(new SessionInput.RollByComputer(8));
    assertEquals(8, roll().face());
  }

  @Test
  void modifiersComeBeforeAndAfterWithTheirReasons() {
    fire();
    table.must(new SessionInput.Declare(new Interrupt.Modify(Modifier.strategicPlanning())));
    table.throwDie(3);
    table.refuses(
        new SessionInput.Declare(new Interrupt.Modify(Modifier.strategicPlanning())),
        "Strategic Planning comes before the die");
    table.must(new SessionInput.Declare(new Interrupt.Modify(Modifier.calculations(1))));
    table.must(new SessionInput.LetStand());
    assertEquals(6, rolled().result());
  }

  @Test
  void aRerollAsksForTheDieAgain() {
    fire();
    table.throwDie(1);
    table.must(new SessionInput.Declare(new Interrupt.Reroll(Interrupt.Cause.OTHER, "a miracle")));
    assertEquals(0, roll().face());
    table.throwDie(7);
    table.must(new SessionInput.LetStand());
    assertEquals(7, rolled().result());
    assertEquals(1, rolled().roll());
  }

  @Test
  void aVoidedThrowIsAskedForAgain() {
    fire();
    table.hands.throwDie(new DiceThrow.Voided(DiceThrow.VoidReason.MOVED));
    assertEquals(
        new Reply.Noted("the throw does not count: throw again", Reason.of(Objection.AGAIN)),
        table.last());
    assertEquals(new DiceNote.Again(DiceThrow.VoidReason.MOVED), table.state().note());
    assertEquals(0, roll().face());
    table.throwDie(2);
    assertEquals(2, roll().face());
    assertNull(table.state().note());
  }

  @Test
  void aDoubtfulThrowIsLookedAtAndTyped() {
    fire();
    table.hands.throwDie(new DiceThrow.Doubtful(DiceThrow.Doubt.UNREADABLE));
    assertEquals(new DiceNote.Look(DiceThrow.Doubt.UNREADABLE), table.state().note());
    table.must(new SessionInput.TypeDie(6));
    assertEquals(6, roll().face());
  }

  @Test
  void aDieThatNobodyAskedForIsNotedAndNotUsed() {
    table.throwDie(6);
    assertEquals(new DiceNote.Unasked(new DiceThrow.Rolled(6)), table.state().note());
    assertEquals(0, table.state().history().back());
    fire();
    assertEquals(0, roll().face());
    table.throwDie(2);
    table.throwDie(8);
    assertEquals(2, roll().face());
  }

  @Test
  void aDieThatLiesCanBeTypedAnew() {
    fire();
    table.throwDie(2);
    table.must(new SessionInput.Declare(new Interrupt.Modify(Modifier.calculations(1))));
    assertEquals(
        new Reply.Noted(
            "the step after that die was taken back",
            Reason.of(Objection.STEPS_TAKEN_BACK, "n", 1)),
        table.say(new SessionInput.TypeDie(3)));
    assertEquals(3, roll().face());
    assertEquals(0, roll().declared().size());
    table.must(new SessionInput.Undo(1));
    assertEquals(0, roll().face());
  }

  @Test
  void aDieHasEightSides() {
    fire();
    table.refuses(new SessionInput.TypeDie(9), "face: a die shows 1 to 8, not 9");
    table.must(new SessionInput.TypeDie(8));
    table.must(new SessionInput.LetStand());
    table.refuses(new SessionInput.TypeDie(5), "nobody asked for a die");
  }

  @Test
  void aMisreadDieIsCorrectedWithWhoAndWhy() {
    fire();
    table.throwDie(2);
    table.must(new SessionInput.LetStand());
    assertEquals(2, rolled().result());
    table.refuses(
        new SessionInput.Correct(new Correction.Die(8), "", "misread"),
        "a correction needs who makes it and why");
    assertEquals(
        new Reply.Noted(
            "the step after that die was taken back",
            Reason.of(Objection.STEPS_TAKEN_BACK, "n", 1)),
        table.say(new SessionInput.Correct(new Correction.Die(7), "Ann", "misread")));
    assertEquals(7, roll().face());
    table.must(new SessionInput.Correct(new Correction.Die(8), "Ann", "an 8 after all"));
    assertEquals(8, roll().face());
    table.must(new SessionInput.LetStand());
    assertEquals(8, rolled().result());
    table.must(new SessionInput.Undo(3));
    assertNull(table.state().question());
    assertEquals(3, table.state().game().board().at(Area.BOW).raiders());
    table.must(new SessionInput.Redo(3));
    assertEquals(2, table.state().game().board().at(Area.BOW).raiders());
  }

  @Test
  void withoutAnyDieThereIsNothingToCorrect() {
    table.refuses(
        new SessionInput.Correct(new Correction.Die(7), "Ann", "misread"),
        "no die has been used yet");
  }
}
