package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MutineerTest {
  @ParameterizedTest
  @ValueSource(strings = {"human", "brig", "sickbay"})
  @Rule("SU-6")
  void theCardLiesBesideTheState(String state) {
    SeatedCrew.of("Adama: " + state + "\nTigh")
        .mutineer("Adama")
        .shows("Adama: " + state + ", mutineer\nTigh");
  }

  @Test
  @Rule("SU-6")
  void theNewMutineerLosesAllTitlesAtOnce() {
    SeatedCrew.withCag("Apollo: admiral, president, cag\nTigh\nStarbuck: mutineer\nRoslin")
        .mutineer("Apollo")
        .shows("Apollo: mutineer\nTigh: admiral\nStarbuck: cag\nRoslin: president");
  }

  @Test
  @Rule("SU-6")
  void theMutineerMayReceiveTitlesAgain() {
    SeatedCrew.of("Adama: admiral\nTigh: mutineer\nRoslin")
        .reveal("Adama")
        .shows("Adama: cylon\nTigh: mutineer, admiral\nRoslin");
  }

  @Test
  @Rule("SU-6")
  void theMutineerCanBeNamedHolderToo() {
    SeatedCrew.of("Adama: admiral\nTigh: mutineer")
        .title("admiral", "Tigh")
        .shows("Adama\nTigh: mutineer, admiral");
  }

  @Test
  @Rule("SU-6")
  void thereIsAtMostOne() {
    SeatedCrew.of("Adama: mutineer\nTigh").mutineer("Tigh").shows("Adama\nTigh: mutineer");
  }

  @Test
  @Rule("SU-6")
  void namedAgainTheMutineerLosesTitlesAgain() {
    SeatedCrew.of("Adama: mutineer, admiral\nTigh")
        .mutineer("Adama")
        .shows("Adama: mutineer\nTigh: admiral");
  }

  @Test
  @Rule({"SU-6", "SU-2"})
  void aloneInTheLineTheMutineerLeavesTheTitleToNobody() {
    SeatedCrew.of("Adama: admiral\nCavil: leader")
        .mutineer("Adama")
        .shows("Adama: mutineer\nCavil: leader");
  }

  @Test
  @Rule({"SU-6", "SU-2"})
  void theNewMutineerDoesNotCountAmongThoseWhoAreFree() {
    SeatedCrew.of("Adama: admiral\nTigh: brig")
        .mutineer("Adama")
        .shows("Adama: mutineer\nTigh: brig, admiral");
  }

  @Test
  @Rule("SU-6")
  void revealedTheMutineerHandsTheCardToAHumanOfTheirChoice() {
    SeatedCrew crew = SeatedCrew.of("Adama: mutineer, admiral\nTigh").reveal("Adama");
    crew.shows("Adama: cylon\nTigh: admiral");
    assertTrue(crew.reminders("Adama").contains(Reminder.HAND_ON_MUTINEER_CARD));
    crew.mutineer("Tigh").shows("Adama: cylon\nTigh: mutineer");
  }

  @Test
  @Rule("SU-6")
  void alsoByExecutionAsACylon() {
    SeatedCrew crew = SeatedCrew.of("Adama: mutineer\nTigh").executeCylon("Adama");
    crew.shows("Adama: cylon\nTigh");
    assertTrue(crew.reminders("Adama").contains(Reminder.HAND_ON_MUTINEER_CARD));
  }

  @Test
  @Rule("SU-6")
  void othersHaveNoCardToHandOn() {
    SeatedCrew crew = SeatedCrew.of("Adama\nTigh: mutineer").reveal("Adama");
    crew.shows("Adama: cylon\nTigh: mutineer");
    assertFalse(crew.reminders("Adama").contains(Reminder.HAND_ON_MUTINEER_CARD));
  }

  @Test
  @Rule("SU-6")
  void executedAsAHumanTheNewCharacterIsTheMutineerAndGetsNoTitleInThatPass() {
    SeatedCrew.of("Starbuck: mutineer, admiral, president\nTigh\nZarek (Political)")
        .execute("Starbuck", "Adama")
        .shows(
            """
            Starbuck: executed
            Tigh: admiral
            Zarek (Political): president
            Adama: mutineer
            """);
  }

  @Test
  @Rule("SU-6")
  void thatOneDoesNotCountAmongThoseWhoAreFree() {
    SeatedCrew.of("Starbuck: mutineer, admiral\nTigh: brig")
        .execute("Starbuck", "Adama")
        .shows("Starbuck: executed\nTigh: brig, admiral\nAdama: mutineer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cylon", "leader", "infiltrating", "executed"})
  @Rule("SU-6")
  void onlyAHumanPlayerGetsTheCard(String state) {
    assertEquals(
        Rejection.Code.NOT_IN_THIS_STATE,
        SeatedCrew.of("Adama: " + state)
            .refused(new Command.MakeMutineer(SeatedCrew.name("Adama"))));
  }

  @Test
  @Rule("VI-3")
  void aFlyingMutineerFliesOn() {
    SeatedCrew crew =
        SeatedCrew.of(
            GameOption.NONE,
            "bow: " + SeatedCrew.name("Starbuck") + " in mk2",
            "Starbuck: admiral\nTigh");
    crew.mutineer("Starbuck").shows("Starbuck: mutineer\nTigh: admiral");
    crew.game().shows("bow: " + SeatedCrew.name("Starbuck") + " in mk2");
  }
}
