package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RevealTest {
  @Test
  @Rule("SU-2")
  void theTableIsToldWhatARevealedCylonDoes() {
    SeatedCrew crew = SeatedCrew.of("Adama\nTigh").reveal("Adama");
    assertEquals(
        List.of(
            Reminder.DISCARD_DOWN_TO_THREE_CARDS,
            Reminder.GO_TO_RESURRECTION_SHIP,
            Reminder.DRAW_SUPER_CRISIS),
        crew.reminders("Adama"));
  }

  @Test
  @Rule({"SU-2", "NC-4"})
  void onNewCapricaTheMedicalCenterIsTheResurrectionShip() {
    SeatedCrew crew =
        SeatedCrew.of("Adama\nTigh")
            .but(board -> BrigTest.onNewCaprica(board, false))
            .reveal("Adama");
    assertEquals(Reminder.GO_TO_MEDICAL_CENTER, crew.reminders("Adama").get(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"human", "brig", "sickbay"})
  @Rule("SU-2")
  void aPlayerIsRevealedWhereverTheyAre(String state) {
    SeatedCrew.of("Adama: " + state).reveal("Adama").shows("Adama: cylon");
  }

  @Test
  @Rule("VI-3")
  void aPilotWhoIsRevealedSendsTheViperToTheReserves() {
    SeatedCrew crew =
        SeatedCrew.of(
            GameOption.NONE, "bow: " + SeatedCrew.name("Starbuck") + " in mk2", "Starbuck");
    crew.reveal("Starbuck").game().shows("");
    assertEquals(8, crew.board().hangar().reserves().mk2());
  }

  @ParameterizedTest
  @CsvSource({"4, 8, 10, 12", "8, 4, 10, 12", "8, 8, 5, 12", "8, 8, 10, 6", "0, 0, 0, 0"})
  @Rule("CO-8")
  void aSympathizerGoesToTheBrigIfAnyDialIsRed(int fuel, int food, int morale, int population) {
    sympathizer("Adama: admiral\nTigh", new Dials(fuel, food, morale, population))
        .shows("Adama: brig\nTigh: admiral");
  }

  @Test
  @Rule("CO-8")
  void elseTheSympathizerBecomesARevealedCylon() {
    SeatedCrew crew = sympathizer("Adama: admiral\nTigh", new Dials(5, 5, 6, 7));
    crew.shows("Adama: cylon\nTigh: admiral");
    assertEquals(
        List.of(Reminder.DRAW_NO_SUPER_CRISIS, Reminder.GO_TO_RESURRECTION_SHIP),
        crew.reminders("Adama"));
  }

  @Test
  @Rule("CO-8")
  void aSympathizerInTheBrigStaysThere() {
    SeatedCrew crew = sympathizer("Adama: brig\nTigh", new Dials(4, 8, 10, 12));
    crew.shows("Adama: brig\nTigh");
    assertEquals(List.of(new Event.NothingHappened("CO-8")), crew.game().events());
  }

  private static SeatedCrew sympathizer(String seats, Dials dials) {
    return SeatedCrew.of(seats)
        .but(board -> board.with(dials))
        .play(new Command.RevealSympathizer(SeatedCrew.name("Adama")));
  }

  @Test
  @Rule("SU-2")
  void aLeaderInfiltratesAndBackAndHoldsNoTitle() {
    SeatedCrew crew = SeatedCrew.of("Cavil: leader\nAdama: admiral");
    crew.play(new Command.Infiltrate("Cavil")).shows("Cavil: infiltrating\nAdama: admiral");
    assertEquals(Rejection.Code.NOT_IN_THIS_STATE, crew.refused(new Command.Infiltrate("Cavil")));
    crew.reveal("Adama").shows("Cavil: infiltrating\nAdama: cylon");
    crew.play(new Command.StopInfiltrating("Cavil")).shows("Cavil: leader\nAdama: cylon");
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE, crew.refused(new Command.StopInfiltrating("Cavil")));
  }
}
