package org.dradis.rules.interrupts;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Run Interference: the first four raiders of an area miss. */
class RunInterferenceTest {
  private static final Interrupt AT_BOW = new Interrupt.RunInterference(BOW);

  private static Event missed(String at) {
    return new Event.AttackMissed("raider", at, BOW);
  }

  @Test
  @Rule("IN-2")
  void theFirstFourMissAndTheFifthRolls() {
    Game.drawn("bow: 5 raiders, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .told(missed("viper"), missed("viper"), missed("viper"), missed("viper"))
        .roll(8)
        .shows("bow: 5 raiders")
        .besides("destroyed: mk2")
        .told(new Event.InterferenceRun(BOW))
        .rolled(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  @Rule("IN-2")
  void upToFourRollNothingAtAll(int raiders) {
    String board = "bow: " + (raiders == 1 ? "raider" : raiders + " raiders") + ", mk2";
    Game game = Game.drawn(board).play(AT_BOW).icon(ACTIVATE_RAIDERS);
    game.shows(board).andNothingElse().rolled(0);
    assertEquals(raiders, game.events(Event.AttackMissed.class).size());
  }

  @Test
  @Rule("IN-2")
  void theyMissPilotsToo() {
    Game.drawn("bow: 2 raiders, Apollo in mk2, Starbuck in mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, Apollo in mk2, Starbuck in mk2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void theyMissGalacticaToo() {
    Game.drawn("bow: 5 raiders")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .told(missed("galactica"), missed("galactica"), missed("galactica"), missed("galactica"))
        .roll(8)
        .draw("armory")
        .shows("bow: 5 raiders")
        .besides("galactica: armory");
  }

  @Test
  @Rule("IN-2")
  void raidersStillMove() {
    Game.drawn("bow: 2 raiders\nport-bow: c01")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .shows("port-bow: 2 raiders, c01")
        .andNothingElse();
  }

  @Test
  @Rule("IN-2")
  void otherAreasAreNotTouched() {
    Game.drawn("bow: raider, mk2\nstern: raider, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .asksDie("raider at mk2 in stern")
        .roll(8)
        .shows("bow: raider, mk2\nstern: raider")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("IN-2")
  void itWaitsForItsAreaWhenAnotherIsPickedFirst() {
    Game.drawn("bow: raider, mk2\nstern: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .play(AT_BOW)
        .choose("stern")
        .roll(1)
        .shows("bow: raider, mk2\nstern: raider, mk2")
        .andNothingElse()
        .rolled(1);
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredAtTheChoiceOfAreas() {
    Game.drawn("bow: raider, mk2\nstern: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .play(AT_BOW)
        .asks(Decider.CURRENT_PLAYER, "bow", "stern")
        .choose("bow")
        .roll(1)
        .shows("bow: raider, mk2\nstern: raider, mk2")
        .andNothingElse()
        .rolled(1);
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredBeforeTheFirstDieOfTheArea() {
    Game.drawn("bow: 2 raiders, mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .play(AT_BOW)
        .shows("bow: 2 raiders, mk2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredBeforeTheFirstDieAtGalactica() {
    Game.drawn("bow: 2 raiders")
        .icon(ACTIVATE_RAIDERS)
        .play(AT_BOW)
        .shows("bow: 2 raiders")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredAtTheChoiceOfTheFirstViper() {
    Game.with(GameOption.CYLON_FLEET, "bow: raider, mk2, mk7")
        .icon(ACTIVATE_RAIDERS)
        .asks(Decider.CURRENT_PLAYER, "mk2", "mk7")
        .play(AT_BOW)
        .shows("bow: raider, mk2, mk7")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredAtTheChoiceOfTheFirstPilot() {
    Game.drawn("bow: raider, Apollo in mk2, Starbuck in mk2")
        .icon(ACTIVATE_RAIDERS)
        .asks(Decider.CURRENT_PLAYER, "Apollo", "Starbuck")
        .play(AT_BOW)
        .shows("bow: raider, Apollo in mk2, Starbuck in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-2")
  void itMayBeDeclaredAtTheChoiceOfTheFirstCivilianShip() {
    Game.drawn("bow: 5 raiders, c11, c12")
        .icon(ACTIVATE_RAIDERS)
        .asks(Decider.CURRENT_PLAYER, "c11", "c12")
        .play(AT_BOW)
        .asks(Decider.CURRENT_PLAYER, "c11", "c12")
        .choose("c12")
        .told(missed("galactica"), missed("galactica"))
        .asksDie("raider at galactica in bow")
        .roll(1)
        .shows("bow: 5 raiders")
        .besides("lost: c11, c12")
        .rolled(1);
  }

  @Test
  @Rule("IN-2")
  void itIsTooLateAtTheSecondRaider() {
    Game.drawn("bow: 2 raiders, mk2")
        .icon(ACTIVATE_RAIDERS)
        .roll(1)
        .refuses(AT_BOW, Code.NOT_NOW, "")
        .roll(8)
        .shows("bow: 2 raiders")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("IN-2")
  void itIsTooLateWhenTheFirstDieLies() {
    Game.drawn("bow: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .fell(8)
        .refuses(AT_BOW, Code.NOT_NOW, "")
        .stands()
        .shows("bow: raider")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("IN-2")
  void itIsTooLateWhenTheFirstDieIsRolledAgain() {
    Game.drawn("bow: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .fell(8)
        .play(new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "Evasive Maneuvers"))
        .refuses(AT_BOW, Code.NOT_NOW, "")
        .roll(5)
        .shows("bow: raider")
        .besides("damaged: mk2");
  }

  @Test
  @Rule("IN-2")
  void itIsTooLateForAnAreaWhoseRaidersHaveActed() {
    Game.drawn("bow: raider, mk2\nstern: raider\nport-bow: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .roll(1)
        .refuses(AT_BOW, Code.NOT_NOW, "")
        .choose("stern")
        .roll(1, 1)
        .shows("bow: raider, mk2\nstern: raider\nport-bow: raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-2")
  void itIsNotForAnotherArea() {
    Game.drawn("bow: raider, mk2\nstern: mk2")
        .icon(ACTIVATE_RAIDERS)
        .refuses(new Interrupt.RunInterference(STERN), Code.NOT_NOW, "")
        .roll(4)
        .shows("bow: raider, mk2\nstern: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-2")
  void itIsNotForOtherRolls() {
    Game.drawn("bow: b1")
        .icon(ACTIVATE_BASESTARS)
        .refuses(AT_BOW, Code.NOT_NOW, "")
        .roll(3)
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule("IN-2")
  void itIsRunOnce() {
    Game.drawn("bow: raider, mk2\nstern: raider, mk2")
        .play(AT_BOW)
        .refuses(AT_BOW, Code.ALREADY_DECLARED, "")
        .refuses(new Interrupt.RunInterference(STERN), Code.ALREADY_DECLARED, "")
        .icon(ACTIVATE_RAIDERS)
        .refuses(new Interrupt.RunInterference(STERN), Code.ALREADY_DECLARED, "")
        .choose("stern")
        .roll(8)
        .shows("bow: raider, mk2\nstern: raider")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("IN-2")
  void itMayBeRunAgainInAnotherAreaAfterwards() {
    Game.drawn("bow: raider, mk2\nstern: raider, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .play(new Interrupt.RunInterference(STERN))
        .shows("bow: raider, mk2\nstern: raider, mk2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void itIsOverWithTheActivation() {
    Game.drawn("bow: raider, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .shows("bow: raider")
        .besides("destroyed: mk2")
        .rolled(1);
  }

  @Test
  @Rule("IN-2")
  void itWaitsForTheRaidersInRowOfIcons() {
    Game.drawn("bow: raider, b1, mk2")
        .play(AT_BOW)
        .icons(LAUNCH_RAIDERS, ACTIVATE_HEAVY_RAIDERS, ACTIVATE_RAIDERS)
        .shows("bow: 4 raiders, heavy raider, b1, mk2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule({"IN-2", "AT-2"})
  void skippedRollsTakeNoModifiers() {
    Game.drawn("bow: 5 raiders, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .roll(3)
        .shows("bow: 5 raiders")
        .besides("damaged: mk2")
        .told(new Event.DieRolled("raider", "mk2", BOW, 3, null, 2, 5));
  }

  @Test
  @Rule("IN-2")
  void scarIsOneRaiderAndMissesTwice() {
    Game.with(GameOption.PEGASUS, "bow: 4 raiders, scar, mk2")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .told(
            new Event.AttackMissed("scar", "viper", BOW),
            new Event.AttackMissed("scar", "viper", BOW),
            missed("viper"),
            missed("viper"),
            missed("viper"))
        .roll(5)
        .shows("bow: 4 raiders, scar")
        .besides("damaged: mk2");
  }

  @Test
  @Rule("IN-2")
  void itWaitsForTheNextActivationWhateverComesBefore() {
    Game.drawn("bow: raider, mk2, c01")
        .play(AT_BOW)
        .play(new Command.TurnDials(-1, 0, 0, 0))
        .icon(ACTIVATE_RAIDERS)
        .told(missed("viper"))
        .shows("bow: raider, mk2, c01")
        .rolled(0);
  }

  @Test
  @Rule("IN-2")
  void scarThatFliesInIsNotOneOfTheFour() {
    Game.with(GameOption.PEGASUS, "port-bow: scar\nbow: 4 raiders, 2 mk2\nstarboard-bow: c01")
        .play(AT_BOW)
        .icon(ACTIVATE_RAIDERS)
        .choose("port-bow")
        .roll(8)
        .shows("bow: 4 raiders, scar, mk2\nstarboard-bow: c01")
        .rolled(1);
  }

  @Test
  @Rule("IN-2")
  void finishedGameIsNotInterferedWith() {
    Game.drawn("bow: raider, mk2")
        .but(board -> board.with(Outcome.CYLONS_BOARDING))
        .refuses(AT_BOW, Code.GAME_OVER, "")
        .shows("bow: raider, mk2")
        .andNothingElse();
  }
}
