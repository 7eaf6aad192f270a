package org.dradis.rules.interrupts;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table changes a roll: before the die, after it, or both. */
class DieModifiersTest {
  private static final Interrupt PLANNING = new Interrupt.Modify(Modifier.strategicPlanning());

  private static Interrupt calculations(int amount) {
    return new Interrupt.Modify(Modifier.calculations(amount));
  }

  private static Interrupt other(int amount, String reason) {
    return new Interrupt.Modify(Modifier.other(amount, reason));
  }

  /** An unmanned viper attacks a heavy raider, which falls to 7-8. */
  private static Game shot() {
    return Game.drawn("bow: heavy raider, mk2")
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.HEAVY_RAIDER));
  }

  private static void hit(Game game) {
    game.shows("bow: mk2").andNothingElse();
  }

  private static void missed(Game game) {
    game.shows("bow: heavy raider, mk2").andNothingElse();
  }

  @Test
  @Rule("IN-1")
  void strategicPlanningAddsTwoBeforeTheDie() {
    Game game = shot().play(PLANNING);
    assertEquals(List.of(Modifier.strategicPlanning()), game.die().declared());
    hit(
        game.roll(5)
            .told(
                new Event.ModifierDeclared(2, "Strategic Planning"),
                new Event.DieRolled("mk2", "heavyRaider", BOW, 5, null, 2, 7)));
  }

  @Test
  @Rule("IN-1")
  void strategicPlanningCountsOncePerRoll() {
    missed(shot().play(PLANNING).refuses(PLANNING, Code.ALREADY_DECLARED, "").roll(4));
  }

  @Test
  @Rule("IN-1")
  void strategicPlanningCountsAgainForTheNextRoll() {
    Game.drawn("bow: 2 raiders, 2 mk2")
        .icon(ACTIVATE_RAIDERS)
        .play(PLANNING)
        .roll(3)
        .play(PLANNING)
        .roll(6)
        .shows("bow: 2 raiders")
        .besides("damaged: mk2", "destroyed: mk2");
  }

  @Test
  @Rule("IN-1")
  void strategicPlanningIsTooLateWhenTheDieLies() {
    missed(shot().fell(6).refuses(PLANNING, Code.NOT_NOW, "").stands());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, -2, 0})
  @Rule("IN-1")
  void strategicPlanningIsPlusTwo(int amount) {
    missed(
        shot()
            .refuses(
                new Interrupt.Modify(
                    new Modifier(Modifier.Kind.STRATEGIC_PLANNING, amount, "wrong")),
                Code.OUT_OF_RANGE,
                "amount")
            .roll(6));
  }

  @Test
  @Rule("IN-1")
  void anyOtherModifierIsDeclaredWithItsReason() {
    hit(
        shot()
            .play(other(3, "a location"))
            .play(other(-1, "a card"))
            .roll(5)
            .told(
                new Event.ModifierDeclared(3, "a location"),
                new Event.ModifierDeclared(-1, "a card"),
                new Event.DieRolled("mk2", "heavyRaider", BOW, 5, null, 2, 7)));
  }

  @Test
  @Rule("IN-1")
  void theDieThatFellIsHeldUntilNobodyBreaksIn() {
    Game game = shot().fell(7);
    assertEquals(7, game.die().face());
    game.rolled(0).never(Event.HeavyRaiderDestroyed.class);
    assertEquals(1, game.board().at(BOW).heavyRaiders());
    hit(game.stands().rolled(1));
  }

  @Test
  @Rule("IN-1")
  void calculationsAddOneAfterTheDie() {
    Game game = shot().fell(6).play(calculations(1));
    assertEquals(6, game.die().face());
    hit(
        game.stands()
            .told(
                new Event.ModifierDeclared(1, "Calculations"),
                new Event.DieRolled("mk2", "heavyRaider", BOW, 6, null, 1, 7)));
  }

  @Test
  @Rule("IN-1")
  void calculationsSubtractOneAfterTheDie() {
    missed(
        shot()
            .fell(7)
            .play(calculations(-1))
            .stands()
            .told(new Event.DieRolled("mk2", "heavyRaider", BOW, 7, null, -1, 6)));
  }

  @Test
  @Rule("IN-1")
  void calculationsAreTooEarlyBeforeTheDie() {
    missed(shot().refuses(calculations(1), Code.NOT_NOW, "").roll(6));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2, 0})
  @Rule("IN-1")
  void calculationsAreOne(int amount) {
    missed(shot().fell(6).refuses(calculations(amount), Code.OUT_OF_RANGE, "amount").stands());
  }

  @Test
  @Rule("IN-1")
  void evasiveManeuversAreNoModifierOfTheTable() {
    missed(
        shot()
            .refuses(
                new Interrupt.Modify(new Modifier(Modifier.Kind.EVASIVE_MANEUVERS, -2, "by hand")),
                Code.NOT_NOW,
                "")
            .roll(6));
  }

  @Test
  @Rule("IN-1")
  void noModifierWithoutDie() {
    Game.drawn("bow: heavy raider, mk2")
        .refuses(PLANNING, Code.NOT_NOW, "")
        .refuses(calculations(1), Code.NOT_NOW, "")
        .refuses(other(1, "a card"), Code.NOT_NOW, "")
        .shows("bow: heavy raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-1")
  void noModifierForDrawOrChoice() {
    Game.with(GameOption.PEGASUS, "")
        .play(new Command.DamageGalactica(1))
        .refuses(other(1, "a card"), Code.NOT_NOW, "")
        .choose("pegasus")
        .refuses(PLANNING, Code.NOT_NOW, "")
        .draw("airlock")
        .shows("")
        .besides("pegasus: airlock");
  }

  @Test
  @Rule({"IN-1", "CA-2"})
  void ambushTakesTwoFromUnmannedVipers() {
    Game game =
        Game.drawn("bow: heavy raider, mk2")
            .but(Table.cards(Table.AMBUSH))
            .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.HEAVY_RAIDER));
    assertEquals(-2, game.die().modifier());
    missed(game.roll(8).told(new Event.DieRolled("mk2", "heavyRaider", BOW, 8, null, -2, 6)));
  }

  @Test
  @Rule("IN-3")
  void nothingIsAskedOfHandsTheTableDeclares() {
    // two equal boards ask equal questions, whatever the table then declares
    assertEquals(shot().question(), shot().question());
    hit(shot().play(PLANNING).fell(4).play(calculations(1)).stands());
    missed(shot().fell(4).stands());
    missed(shot().roll(4));
  }

  @Test
  @Rule("IN-3")
  void theWindowShowsWhatWasDeclared() {
    Game game = shot().play(PLANNING).play(other(-1, "a card")).fell(3).play(calculations(-1));
    assertEquals(
        List.of(
            Modifier.strategicPlanning(), Modifier.other(-1, "a card"), Modifier.calculations(-1)),
        game.die().declared());
    assertEquals(3, game.die().face());
    missed(game.stands());
  }

  @Test
  @Rule("IN-3")
  void theTableMayAnswerWithoutWindow() {
    hit(shot().roll(7).rolled(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, -1})
  @Rule("IN-1")
  void dieShowsOneToEight(int face) {
    missed(
        shot()
            .refuses(new Answer.Rolled(face), Code.OUT_OF_RANGE, "face")
            .refuses(new Answer.Fell(face), Code.OUT_OF_RANGE, "face")
            .roll(6));
  }

  @Test
  @Rule("IN-1")
  void dieThatLiesIsNotRolledOver() {
    missed(
        shot()
            .refuses(new Answer.Stands(), Code.NOT_AN_ANSWER, "")
            .fell(6)
            .refuses(new Answer.Rolled(8), Code.NOT_AN_ANSWER, "")
            .refuses(new Answer.Fell(8), Code.NOT_AN_ANSWER, "")
            .stands());
  }
}
