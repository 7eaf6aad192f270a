package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrigTest {
  private static final PieceSet<GameOption> FLEET = GameOption.NONE.with(GameOption.CYLON_FLEET);

  @Test
  @Rule("SU-2")
  void theBrigTakesAdmiralAndCagButNotPresident() {
    SeatedCrew.withCag("Apollo: admiral, president, cag\nStarbuck\nRoslin")
        .brig("Apollo")
        .shows("Apollo: brig, president\nStarbuck: admiral, cag\nRoslin");
  }

  @Test
  @Rule("SU-2")
  void someoneInSickbayCanBeBrigged() {
    SeatedCrew.of("Adama: sickbay, admiral\nTigh")
        .brig("Adama")
        .shows("Adama: brig\nTigh: admiral");
  }

  @Test
  @Rule("SU-3")
  void nobodyRegainsATitleByLeavingTheBrig() {
    SeatedCrew.of("Adama: admiral\nTigh")
        .brig("Adama")
        .release("Adama")
        .shows("Adama\nTigh: admiral");
  }

  @Test
  @Rule("SU-2")
  void ifAllAreBriggedTheHighestHoldsIt() {
    SeatedCrew.of("Adama: brig\nTigh: admiral\nStarbuck: brig")
        .brig("Tigh")
        .shows("Adama: brig, admiral\nTigh: brig\nStarbuck: brig");
  }

  @Test
  @Rule("SU-2")
  void theOneJustBriggedKeepsItAsTheHighest() {
    SeatedCrew crew = SeatedCrew.of("Adama: admiral\nTigh: brig\nCavil: leader").brig("Adama");
    crew.shows("Adama: brig, admiral\nTigh: brig\nCavil: leader");
    assertEquals(List.of(), crew.game().events(Event.TitlePassed.class));
  }

  @Test
  @Rule("SU-2")
  void itGoesOnWhenOneLeaves() {
    SeatedCrew.withCag("Adama: brig, admiral\nTigh: brig\nStarbuck: brig, cag")
        .release("Tigh")
        .shows("Adama: brig\nTigh: admiral, cag\nStarbuck: brig");
  }

  @Test
  @Rule("SU-2")
  void theHolderWhoLeavesKeepsIt() {
    SeatedCrew.of("Adama: brig\nTigh: brig, admiral")
        .release("Tigh")
        .shows("Adama: brig\nTigh: admiral");
  }

  @Test
  @Rule("SU-2")
  void anotherReleaseChangesNothingOnceTheHolderIsFree() {
    SeatedCrew.of("Adama: brig\nTigh: admiral").release("Adama").shows("Adama\nTigh: admiral");
  }

  @Test
  @Rule("SU-2")
  void aPresidentInTheBrigStaysPresidentWhoeverLeaves() {
    SeatedCrew.of("Roslin: brig, president\nBaltar (Political): brig")
        .release("Baltar (Political)")
        .shows("Roslin: brig, president\nBaltar (Political)");
  }

  @Test
  @Rule("SU-2")
  void oneOutsideTheLineWhoLeavesTakesNothing() {
    SeatedCrew.of("Adama: brig, admiral\nCavil: brig")
        .release("Cavil")
        .shows("Adama: brig, admiral\nCavil");
  }

  @Test
  @Rule("SU-2")
  void whoIsFreeOtherwiseThanByReleaseWaits() {
    SeatedCrew.of("Adama: brig, admiral\nTigh: brig")
        .execute("Tigh", "Helo (Military)")
        .shows("Adama: brig, admiral\nTigh: executed\nHelo (Military)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"brig", "cylon", "leader", "infiltrating", "executed"})
  @Rule("SU-2")
  void othersCannotBeBrigged(String state) {
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        SeatedCrew.of("Adama: " + state).refused(new Command.Brig(SeatedCrew.name("Adama"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"human", "sickbay", "cylon", "leader", "infiltrating", "executed"})
  @Rule("SU-2")
  void onlyTheBriggedAreReleased(String state) {
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        SeatedCrew.of("Adama: " + state).refused(new Command.Release(SeatedCrew.name("Adama"))));
  }

  @Test
  @Rule({"SU-3", "NC-4"})
  void detentionTakesNoTitle() {
    SeatedCrew.withCag("Apollo: admiral, president, cag\nTigh")
        .but(board -> onNewCaprica(board, false))
        .brig("Apollo")
        .shows("Apollo: brig, admiral, president, cag\nTigh")
        .release("Apollo")
        .shows("Apollo: admiral, president, cag\nTigh");
  }

  @Test
  @Rule({"SU-3", "NC-4"})
  void oneInDetentionIsNotSkipped() {
    SeatedCrew.withCag("Apollo: admiral, cag\nTigh: brig\nStarbuck: brig\nRoslin")
        .but(board -> onNewCaprica(board, false))
        .reveal("Apollo")
        .shows("Apollo: cylon\nTigh: brig, admiral\nStarbuck: brig, cag\nRoslin");
  }

  @Test
  @Rule({"SU-2", "NC-4"})
  void afterTheReturnTheBrigIsTheBrigAgain() {
    SeatedCrew.of("Adama: admiral\nTigh: brig\nStarbuck")
        .but(board -> onNewCaprica(board, true))
        .brig("Adama")
        .shows("Adama: brig\nTigh: brig\nStarbuck: admiral");
  }

  @Test
  @Rule("VI-3")
  void aPilotWhoIsBriggedSendsTheViperToTheReserves() {
    SeatedCrew crew =
        SeatedCrew.of(FLEET, "bow: " + SeatedCrew.name("Apollo") + " in mk7", "Apollo: cag");
    crew.brig("Apollo").shows("Apollo: brig, cag");
    crew.game().shows("");
    assertEquals(1, crew.board().hangar().reserves().mk7());
  }

  @Test
  @Rule({"VI-3", "NC-4"})
  void alsoBeforeTheReturn() {
    SeatedCrew crew =
        SeatedCrew.of(FLEET, "bow: " + SeatedCrew.name("Apollo") + " in mk2", "Apollo")
            .but(board -> onNewCaprica(board, false))
            .brig("Apollo");
    crew.game().shows("");
    assertEquals(6, crew.board().hangar().reserves().mk2());
  }

  @Test
  void oneWalksOutOfSickbay() {
    SeatedCrew crew = SeatedCrew.of("Adama: sickbay, admiral");
    crew.play(new Command.LeaveSickbay(SeatedCrew.name("Adama"))).shows("Adama: admiral");
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        crew.refused(new Command.LeaveSickbay(SeatedCrew.name("Adama"))));
  }

  static Board onNewCaprica(Board board, boolean returned) {
    return board.with(new NewCaprica(returned, List.of(), List.of(), List.of()));
  }
}
