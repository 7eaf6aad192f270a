package org.dradis.rules.setup;

import static org.dradis.rules.board.Expansion.DAYBREAK;
import static org.dradis.rules.board.Expansion.EXODUS;
import static org.dradis.rules.board.Expansion.PEGASUS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.setup.Refusal.Code;
import org.junit.jupiter.api.Test;

class ChooseCharactersTest {
  @Test
  @Rule("LD-7")
  void theFirstPlayerTakesAnyone() {
    assertEquals(10, next(Expansion.BASE_GAME, "").size());
  }

  @Test
  @Rule("LD-7")
  void eachPlayerTakesOneOfTheTypeWithTheMostSheetsLeft() {
    List<String> next = next(Expansion.BASE_GAME, "Adama");
    assertFalse(next.contains(SeatedCrew.name("Tigh")));
    assertTrue(next.contains(SeatedCrew.name("Roslin")));
    assertTrue(next.contains(SeatedCrew.name("Apollo")));
    assertEquals(List.of(Code.TYPE_OUT_OF_TURN), Plans.refused(Plans.of("Adama, Tigh, Roslin")));
  }

  @Test
  @Rule("LD-7")
  void onceAllAreEvenAnyTypeMayComeAgain() {
    Plans.ready(Plans.of("Adama, Roslin, Apollo, Tigh"));
    assertEquals(7, next(Expansion.BASE_GAME, "Adama, Roslin, Apollo").size());
  }

  @Test
  @Rule("LD-7")
  void supportComesAtAnyTimeAndIsNotCounted() {
    Plans.ready(Plans.of("Chief, Adama, Roslin"));
    Plans.ready(Plans.of("Adama, Chief, Roslin"));
    assertEquals(List.of(Code.TYPE_OUT_OF_TURN), Plans.refused(Plans.of("Adama, Chief, Tigh")));
  }

  @Test
  @Rule({"LD-7", "LD-5"})
  void aLeaderComesAtAnyTimeAndIsNotCounted() {
    Plans.ready(Plans.with("Adama, Cavil, Roslin, Starbuck", PEGASUS));
    assertEquals(
        List.of(Code.TYPE_OUT_OF_TURN),
        Plans.refused(Plans.with("Adama, Cavil, Tigh, Roslin", PEGASUS)));
  }

  @Test
  @Rule("LD-7")
  void neverBothVersionsOfAPerson() {
    assertEquals(
        List.of(Code.SAME_PERSON),
        Plans.refused(Plans.with("Baltar (Political), Adama, Baltar (Support)", DAYBREAK)));
    assertEquals(
        List.of(Code.SAME_PERSON),
        Plans.refused(Plans.with("Apollo, Adama, Lee Adama (Political)", DAYBREAK)));
  }

  @Test
  @Rule("LD-7")
  void unchosenSecondVersionsCount() {
    // Five of each type. Lee Adama cannot be taken after Apollo, but his sheet still counts: else
    // there would be four political ones, and only the officers would be in turn.
    List<String> next = next(Expansion.BASE_GAME.with(DAYBREAK), "Apollo");
    assertTrue(next.contains(SeatedCrew.name("Roslin")));
    assertTrue(next.contains(SeatedCrew.name("Adama")));
    assertFalse(next.contains(SeatedCrew.name("Starbuck")));
    assertFalse(next.contains(SeatedCrew.name("Lee Adama (Political)")));
  }

  @Test
  @Rule("LD-5")
  void oneLeaderAtMost() {
    assertEquals(
        List.of(Code.TWO_LEADERS),
        Plans.refused(Plans.with("Cavil, Leoben, Adama, Roslin", PEGASUS)));
    assertFalse(next(Expansion.BASE_GAME.with(PEGASUS), "Cavil").contains("Leoben Conoy"));
  }

  @Test
  @Rule("LD-5")
  void noLeaderWithThreePlayers() {
    assertEquals(
        List.of(Code.LEADER_WITH_THREE),
        Plans.refused(Plans.with("Cavil, Adama, Roslin", PEGASUS)));
  }

  @Test
  @Rule("LD-5")
  void sevenPlayersNeedALeader() {
    String six = "Adama, Roslin, Starbuck, Tigh, Zarek (Political), Boomer";
    assertEquals(
        List.of(Code.SEVEN_WITHOUT_LEADER), Plans.refused(Plans.with(six + ", Chief", PEGASUS)));
    Plans.ready(Plans.with(six + ", Cavil", PEGASUS));
    assertEquals(
        List.of("Cavil", "Leoben Conoy", "\"Caprica\" Six"),
        next(Expansion.BASE_GAME.with(PEGASUS), six));
    assertEquals(List.of(), next(Expansion.BASE_GAME.with(PEGASUS), six + ", Cavil"));
  }

  @Test
  @Rule("LD-5")
  void threeToSevenPlay() {
    assertEquals(List.of(Code.TOO_FEW_PLAYERS), Plans.refused(Plans.of("Adama, Roslin")));
    assertEquals(
        List.of(Code.TOO_MANY_PLAYERS),
        Plans.refused(
            Plans.with(
                "Adama, Roslin, Starbuck, Tigh, Zarek (Political), Boomer, Cavil, Chief",
                PEGASUS)));
  }

  @Test
  @Rule("LD-7")
  void aCharacterNeedsItsBox() {
    assertEquals(List.of(Code.EXPANSION_NOT_USED), Plans.refused(Plans.of("Cain, Roslin, Apollo")));
  }

  @Test
  @Rule("LD-7")
  void nobodyIsChosenTwiceAndNobodyIsUnknown() {
    assertEquals(
        List.of(Code.CHARACTER_TWICE), Plans.refused(Plans.of("Adama, Roslin, Apollo, Adama")));
    GamePlan stranger =
        new GamePlan(
            List.of("Starbuck", "William Adama", "Laura Roslin"),
            Expansion.BASE_GAME,
            SetupOption.NONE,
            Objective.KOBOL);
    assertEquals(List.of(Code.UNKNOWN_CHARACTER), Plans.refused(stranger));
  }

  @Test
  void optionsAndObjectivesNeedTheirBoxes() {
    GamePlan base = Plans.of("Adama, Roslin, Apollo");
    assertEquals(
        List.of(Code.OPTION_NEEDS_EXPANSION),
        Plans.refused(Plans.and(base, SetupOption.CYLON_FLEET)));
    for (Objective objective :
        List.of(Objective.NEW_CAPRICA, Objective.IONIAN_NEBULA, Objective.EARTH)) {
      assertEquals(
          List.of(Code.OBJECTIVE_NEEDS_EXPANSION), Plans.refused(Plans.to(base, objective)));
    }
    GamePlan all = Plans.with("Adama, Roslin, Apollo", PEGASUS, EXODUS, DAYBREAK);
    for (Objective objective : Objective.values()) {
      Setup setup = Plans.ready(Plans.to(all, objective));
      assertEquals(objective, setup.board().voyage().objective());
    }
  }

  @Test
  void everythingThatIsWrongIsSaidAtOnceEachInASentence() {
    SetupResult result =
        SetUp.of(Plans.with("Cavil, Leoben, Cain"), PrintedRegister.get(), Manifest.UNKNOWN);
    assertEquals(
        new SetupResult.Refused(
            List.of(
                new Refusal(Code.EXPANSION_NOT_USED, "Cavil needs the expansion pegasus"),
                new Refusal(Code.EXPANSION_NOT_USED, "Leoben Conoy needs the expansion pegasus"),
                new Refusal(Code.EXPANSION_NOT_USED, "Helena Cain needs the expansion pegasus"),
                new Refusal(
                    Code.LEADER_WITH_THREE, "with three players nobody can be a Cylon leader"))),
        result);
  }

  private static List<String> next(PieceSet<Expansion> boxes, String chosen) {
    ChooseCharacters choosing = new ChooseCharacters(PrintedRegister.get(), boxes);
    if (!chosen.isEmpty()) {
      for (String name : Plans.names(chosen)) {
        choosing.take(PrintedRegister.get().find(name));
      }
    }
    return choosing.next().stream().map(CharacterSheet::name).toList();
  }
}
