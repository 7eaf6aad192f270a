package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Title;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TitlesPassTest {
  @Test
  @Rule("SU-2")
  void aRevealedCylonLosesEveryTitle() {
    SeatedCrew.withCag("Apollo: admiral, president, cag\nTigh\nStarbuck\nZarek (Political)")
        .reveal("Apollo")
        .shows("Apollo: cylon\nTigh: admiral\nStarbuck: cag\nZarek (Political): president");
  }

  @Test
  @Rule("SU-2")
  void theTitleGoesToTheHighestInLineWhateverTheSeat() {
    SeatedCrew.of("Roslin\nStarbuck\nAdama: admiral\nHelo (Military)\nTigh")
        .reveal("Adama")
        .shows("Roslin\nStarbuck\nAdama: cylon\nHelo (Military)\nTigh: admiral");
  }

  @Test
  @Rule("SU-2")
  void whoIsExecutedLosesThemToo() {
    SeatedCrew.of("Adama: admiral\nTigh\nRoslin: president")
        .execute("Adama", "Chief")
        .shows("Adama: executed\nTigh: admiral\nRoslin: president\nChief");
  }

  @Test
  @Rule("SU-2")
  void whoBecomesTheMutineerLosesThemToo() {
    SeatedCrew.of("Roslin: president\nAdama: admiral\nBaltar (Political)")
        .mutineer("Roslin")
        .shows("Roslin: mutineer\nAdama: admiral\nBaltar (Political): president");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cylon", "leader", "infiltrating", "executed"})
  @Rule("SU-2")
  void someCanHoldNoTitle(String state) {
    SeatedCrew crew = SeatedCrew.of("Adama: admiral\nTigh: " + state + "\nStarbuck");
    crew.reveal("Adama").shows("Adama: cylon\nTigh: " + state + "\nStarbuck: admiral");
    assertEquals(
        Rejection.Code.CANNOT_HOLD_TITLE,
        crew.refused(new Command.GiveTitle(Title.ADMIRAL, SeatedCrew.name("Tigh"))));
  }

  @Test
  @Rule("SU-2")
  void oneInSickbayCanHoldATitle() {
    SeatedCrew.of("Adama: admiral\nTigh: sickbay\nStarbuck")
        .reveal("Adama")
        .shows("Adama: cylon\nTigh: sickbay, admiral\nStarbuck");
  }

  @Test
  @Rule("SU-2")
  void aBriggedCharacterCanBecomePresident() {
    SeatedCrew.of("Roslin: president\nBaltar (Political): brig\nAdama")
        .reveal("Roslin")
        .shows("Roslin: cylon\nBaltar (Political): brig, president\nAdama");
  }

  @Test
  @Rule("SU-2")
  void briggedCharactersAreSkippedForAdmiralAndCag() {
    SeatedCrew.withCag("Starbuck: admiral, cag\nTigh: brig\nKat: brig\nBoomer")
        .reveal("Starbuck")
        .shows("Starbuck: cylon\nTigh: brig\nKat: brig\nBoomer: admiral, cag");
  }

  @Test
  @Rule("SU-2")
  void aLeaderOutsideTheLineIsNeverTheHeir() {
    SeatedCrew.of("Adama: admiral, president\nCavil").reveal("Adama").shows("Adama: cylon\nCavil");
  }

  @Test
  @Rule("SU-2")
  void withNobodyLeftNobodyHoldsTheTitle() {
    SeatedCrew crew = SeatedCrew.of("Adama: admiral\nTigh: cylon").reveal("Adama");
    crew.shows("Adama: cylon\nTigh: cylon");
    assertEquals(
        List.of(new Event.TitlePassed(Title.ADMIRAL, SeatedCrew.name("Adama"), null)),
        crew.game().events(Event.TitlePassed.class));
  }

  @Test
  @Rule("SU-3")
  void aTitleThatNobodyHoldsIsGivenToNobodyByItself() {
    SeatedCrew.of("Adama\nTigh: brig\nRoslin: president")
        .release("Tigh")
        .brig("Adama")
        .reveal("Roslin")
        .shows("Adama: brig, president\nTigh\nRoslin: cylon")
        .execute("Tigh", "Cain")
        .shows("Adama: brig, president\nTigh: executed\nRoslin: cylon\nCain");
  }

  @Test
  @Rule("SU-2")
  void whoHoldsNoneLosesNone() {
    SeatedCrew crew = SeatedCrew.of("Adama: admiral\nTigh\nRoslin: president").reveal("Tigh");
    crew.shows("Adama: admiral\nTigh: cylon\nRoslin: president");
    assertEquals(List.of(), crew.game().events(Event.TitlePassed.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cylon", "leader", "infiltrating", "executed"})
  @Rule("SU-2")
  void onlyAHumanPlayerIsRevealed(String state) {
    SeatedCrew crew = SeatedCrew.of("Adama: " + state);
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        crew.refused(new Command.Reveal(SeatedCrew.name("Adama"))));
  }

  @Test
  @Rule("SU-2")
  void someoneWhoIsNotAtTheTableIsRefused() {
    SeatedCrew crew = SeatedCrew.of("Adama");
    for (Command command :
        List.of(
            new Command.Brig("Saul Tigh"),
            new Command.Release("Saul Tigh"),
            new Command.Reveal("Saul Tigh"),
            new Command.MakeMutineer("Saul Tigh"),
            new Command.Execute("Saul Tigh", false, null),
            new Command.Execute("Saul Tigh", true, null),
            new Command.GiveTitle(Title.ADMIRAL, "Saul Tigh"))) {
      assertEquals(Rejection.Code.NOT_AT_THE_TABLE, crew.refused(command), command::toString);
    }
  }
}
