package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Title;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

class NamedHolderTest {
  @Test
  @Rule("SU-5")
  void theTitleGoesDirectlyWithoutTheLine() {
    SeatedCrew.of("Roslin: president\nBaltar (Political)\nStarbuck")
        .title("president", "Starbuck")
        .shows("Roslin\nBaltar (Political)\nStarbuck: president");
  }

  @Test
  @Rule("SU-5")
  void alsoATitleThatNobodyHolds() {
    SeatedCrew.of("Roslin\nAdama").title("admiral", "Roslin").shows("Roslin: admiral\nAdama");
  }

  @Test
  @Rule("SU-5")
  void toTheHolderNothingHappens() {
    SeatedCrew crew = SeatedCrew.of("Roslin: president").title("president", "Roslin");
    crew.shows("Roslin: president");
    assertEquals(List.of(new Event.NothingHappened("SU-5")), crew.game().events());
  }

  @Test
  @Rule({"SU-5", "SU-2"})
  void aBriggedCharacterCanBeNamedPresidentButNotAdmiralOrCag() {
    SeatedCrew crew = SeatedCrew.withCag("Apollo: admiral, president, cag\nStarbuck: brig");
    String starbuck = SeatedCrew.name("Starbuck");
    for (Title title : List.of(Title.ADMIRAL, Title.CAG)) {
      assertEquals(
          Rejection.Code.CANNOT_HOLD_TITLE, crew.refused(new Command.GiveTitle(title, starbuck)));
    }
    crew.title("president", "Starbuck").shows("Apollo: admiral, cag\nStarbuck: brig, president");
  }

  @Test
  @Rule({"SU-5", "SU-2"})
  void ifAllAreBriggedAnyOfThemCanBeNamed() {
    SeatedCrew.of("Adama: brig, admiral\nTigh: brig\nCavil: leader")
        .title("admiral", "Tigh")
        .shows("Adama: brig\nTigh: brig, admiral\nCavil: leader");
  }

  @Test
  @Rule({"SU-5", "NC-4"})
  void oneInDetentionCanBeNamed() {
    SeatedCrew.of("Adama: admiral\nTigh: brig")
        .but(board -> BrigTest.onNewCaprica(board, false))
        .title("admiral", "Tigh")
        .shows("Adama\nTigh: brig, admiral");
  }

  @Test
  @Rule("SU-5")
  void oneWhoIsNotInTheLineCannotBeNamed() {
    assertEquals(
        Rejection.Code.CANNOT_HOLD_TITLE,
        SeatedCrew.of("Cavil").refused(new Command.GiveTitle(Title.ADMIRAL, "Cavil")));
  }

  @Test
  @Rule({"SU-5", "SU-1"})
  void thereIsNoCagWithoutCylonFleet() {
    assertEquals(
        Rejection.Code.OPTION_OFF,
        SeatedCrew.of("Apollo")
            .refused(new Command.GiveTitle(Title.CAG, SeatedCrew.name("Apollo"))));
  }

  @Test
  @Rule("SU-4")
  void theNukesTravelWithTheAdmiral() {
    SeatedCrew crew = SeatedCrew.of("Adama: admiral\nTigh").title("admiral", "Tigh");
    assertEquals(List.of(Reminder.NUKES_TRAVEL), crew.reminders("Tigh"));
  }

  @Test
  @Rule("SU-4")
  void withNoNukeLeftNoneTravels() {
    SeatedCrew crew =
        SeatedCrew.of("Adama: admiral\nTigh").but(board -> board.withNukes(0)).brig("Adama");
    assertEquals(List.of(), crew.reminders("Tigh"));
  }

  @Test
  @Rule("SU-4")
  void theQuorumHandTravelsWithThePresident() {
    SeatedCrew crew = SeatedCrew.of("Roslin: president\nAdama").reveal("Roslin");
    assertEquals(List.of(Reminder.QUORUM_HAND_TRAVELS), crew.reminders("Adama"));
  }

  @Test
  @Rule("SU-4")
  void nothingBelongsToTheCag() {
    SeatedCrew crew = SeatedCrew.withCag("Apollo: cag\nStarbuck").brig("Apollo");
    crew.shows("Apollo: brig\nStarbuck: cag");
    assertEquals(List.of(), crew.reminders("Starbuck"));
  }

  @Test
  @Rule("SU-4")
  void nothingTravelsToNobody() {
    SeatedCrew crew = SeatedCrew.of("Roslin: president, admiral").mutineer("Roslin");
    assertEquals(List.of(), crew.game().events(Event.TableReminded.class));
  }
}
