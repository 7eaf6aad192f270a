package org.dradis.rules.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExecutionTest {
  @ParameterizedTest
  @ValueSource(strings = {"human", "brig", "sickbay"})
  @Rule("EX-1")
  void anExecutedHumanCostsOneMoraleAndANewCharacterComes(String state) {
    SeatedCrew crew = SeatedCrew.of("Adama: " + state + "\nTigh").execute("Adama", "Chief");
    crew.shows("Adama: executed\nTigh\nChief");
    assertEquals(new Dials(8, 8, 9, 12), crew.board().dials());
    assertNull(crew.board().outcome());
  }

  @Test
  @Rule({"EX-1", "SU-3"})
  void theNewCharacterCountsWhenTheTitlesPass() {
    SeatedCrew.of("Tigh: admiral\nRoslin: president")
        .execute("Tigh", "Adama")
        .shows("Tigh: executed\nRoslin: president\nAdama: admiral");
  }

  @Test
  @Rule("SU-3")
  void aNewCharacterWhoRanksHigherThanTheHolderGetsNothing() {
    SeatedCrew.of("Tigh: admiral\nStarbuck")
        .execute("Starbuck", "Cain")
        .shows("Tigh: admiral\nStarbuck: executed\nCain");
  }

  @Test
  @Rule({"EX-1", "VC-1"})
  void withNoCharacterLeftTheCylonsWin() {
    SeatedCrew crew =
        SeatedCrew.of(
                GameOption.NONE,
                "bow: " + SeatedCrew.name("Starbuck") + " in mk2",
                "Starbuck: mutineer, admiral\nTigh")
            .executeTheLast("Starbuck");
    crew.shows("Starbuck: executed, mutineer, admiral\nTigh");
    assertEquals(Outcome.CYLONS_CHARACTERS, crew.board().outcome());
    assertEquals(9, crew.board().dials().morale());
    assertEquals(8, crew.board().hangar().reserves().mk2());
  }

  @Test
  @Rule("EX-1")
  void moraleStopsAtNothing() {
    SeatedCrew crew =
        SeatedCrew.of("Adama\nTigh")
            .but(board -> board.with(new Dials(8, 8, 0, 12)))
            .execute("Adama", "Chief");
    assertEquals(0, crew.board().dials().morale());
    assertNull(crew.board().outcome());
  }

  @Test
  @Rule("EX-1")
  void whatTheExecutedHumanLeavesBehind() {
    SeatedCrew crew = SeatedCrew.of("Adama\nTigh").execute("Adama", "Chief");
    assertEquals(List.of(Reminder.DISCARD_HAND_AND_ATTACHED_CARDS), crew.reminders("Adama"));
  }

  @Test
  @Rule("EX-1")
  void withDaybreakMutinyCardsAndTheMiracleTokenToo() {
    SeatedCrew crew =
        SeatedCrew.of(GameOption.NONE.with(GameOption.DAYBREAK), "", "Adama\nTigh")
            .execute("Adama", "Chief");
    assertEquals(
        List.of(
            Reminder.DISCARD_HAND_AND_ATTACHED_CARDS,
            Reminder.DISCARD_MUTINY_CARDS_AND_MIRACLE_TOKEN),
        crew.reminders("Adama"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"human", "brig", "sickbay"})
  @Rule("EX-1")
  void anExecutedCylonIsRevealedAndWakesUpWithoutASuperCrisis(String state) {
    SeatedCrew crew = SeatedCrew.of("Adama: " + state + ", admiral\nTigh").executeCylon("Adama");
    crew.shows("Adama: cylon\nTigh: admiral");
    assertEquals(Dials.START, crew.board().dials());
    assertEquals(
        List.of(
            Reminder.DISCARD_HAND_AND_ATTACHED_CARDS,
            Reminder.REVEAL_ONE_LOYALTY_CARD,
            Reminder.GO_TO_RESURRECTION_SHIP,
            Reminder.DRAW_NO_SUPER_CRISIS),
        crew.reminders("Adama"));
  }

  @Test
  @Rule({"EX-1", "NC-4"})
  void onNewCapricaBeforeTheReturnTheCylonGoesToTheMedicalCenter() {
    assertEquals(Reminder.GO_TO_MEDICAL_CENTER, whereACylonGoes(false));
    assertEquals(Reminder.GO_TO_RESURRECTION_SHIP, whereACylonGoes(true));
  }

  private static Reminder whereACylonGoes(boolean returned) {
    return SeatedCrew.of("Adama\nTigh")
        .but(board -> board.with(new NewCaprica(returned, List.of(), List.of(), List.of())))
        .executeCylon("Adama")
        .reminders("Adama")
        .get(2);
  }

  @Test
  @Rule("EX-1")
  void aRevealedCylonCanBeExecutedAgainAndHasNothingToReveal() {
    SeatedCrew crew = SeatedCrew.of("Adama: cylon\nTigh").executeCylon("Adama");
    crew.shows("Adama: cylon\nTigh");
    assertEquals(
        List.of(
            Reminder.DISCARD_HAND_AND_ATTACHED_CARDS,
            Reminder.GO_TO_RESURRECTION_SHIP,
            Reminder.DRAW_NO_SUPER_CRISIS),
        crew.reminders("Adama"));
    assertEquals(List.of(), crew.game().events(Event.PlayerChanged.class));
  }

  @Test
  @Rule("EX-1")
  void anExecutedCylonNeedsNoNewCharacter() {
    SeatedCrew.of("Adama\nTigh")
        .play(new Command.Execute(SeatedCrew.name("Adama"), true, "Nobody"))
        .shows("Adama: cylon\nTigh");
  }

  @ParameterizedTest
  @ValueSource(strings = {"leader", "infiltrating"})
  @Rule("EX-3")
  void anExecutedLeaderStaysALeaderStopsInfiltratingAndRevealsNothing(String state) {
    SeatedCrew crew = SeatedCrew.of("Cavil: " + state + "\nTigh").executeCylon("Cavil");
    crew.shows("Cavil: leader\nTigh");
    assertEquals(
        List.of(
            Reminder.DISCARD_HAND_AND_ATTACHED_CARDS,
            Reminder.REVEAL_NO_LOYALTY_CARD,
            Reminder.GO_TO_RESURRECTION_SHIP,
            Reminder.DRAW_NO_SUPER_CRISIS),
        crew.reminders("Cavil"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cylon", "leader", "infiltrating", "executed"})
  @Rule({"EX-1", "EX-3"})
  void onlyAHumanPlayerIsExecutedAsAHuman(String state) {
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        SeatedCrew.of("Adama: " + state)
            .refused(new Command.Execute(SeatedCrew.name("Adama"), false, "Saul Tigh")));
  }

  @Test
  @Rule("EX-1")
  void nobodyIsExecutedTwice() {
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        SeatedCrew.of("Adama: executed")
            .refused(new Command.Execute(SeatedCrew.name("Adama"), true, null)));
  }

  @Test
  @Rule({"EX-1", "VI-3"})
  void thePilotsViperGoesToTheReserves() {
    String drawing = "bow: " + SeatedCrew.name("Starbuck") + " in mk2";
    for (boolean cylon : List.of(true, false)) {
      SeatedCrew crew =
          SeatedCrew.of(GameOption.NONE, drawing, "Starbuck\nTigh")
              .play(new Command.Execute(SeatedCrew.name("Starbuck"), cylon, "Helena Cain"));
      crew.game().shows("");
      assertEquals(8, crew.board().hangar().reserves().mk2());
    }
  }
}
