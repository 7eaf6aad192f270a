package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.setup.Refusal;
import org.dradis.rules.setup.SetupOption;
import org.junit.jupiter.api.Test;

class ChoicesTest {
  private static final String ROSLIN = "Laura Roslin";
  private static final String ADAMA = "William Adama";
  private static final String STARBUCK = "Kara \"Starbuck\" Thrace";
  private static final String CHIEF = "\"Chief\" Galen Tyrol";

  private static Choices all() {
    return Choices.START
        .toggled(Expansion.PEGASUS)
        .toggled(Expansion.EXODUS)
        .toggled(Expansion.DAYBREAK);
  }

  private static List<String> names(List<CharacterSheet> sheets) {
    return sheets.stream().map(CharacterSheet::name).toList();
  }

  @Test
  void itBeginsWithTheBaseGameForFour() {
    assertEquals(Expansion.BASE_GAME, Choices.START.expansions());
    assertEquals(4, Choices.START.players());
    assertEquals(10, Choices.START.next().size());
  }

  @Test
  void anOptionIsOfferedWithItsExpansion() {
    assertFalse(Choices.START.isOffered(SetupOption.CYLON_FLEET));
    assertTrue(Choices.START.toggled(Expansion.EXODUS).isOffered(SetupOption.CYLON_FLEET));
  }

  @Test
  void anObjectiveIsOfferedWithItsExpansion() {
    assertTrue(Choices.START.isOffered(Objective.KOBOL));
    assertFalse(Choices.START.isOffered(Objective.EARTH));
    assertTrue(Choices.START.toggled(Expansion.DAYBREAK).isOffered(Objective.EARTH));
    assertEquals(Expansion.PEGASUS, Choices.home(Objective.NEW_CAPRICA));
  }

  @Test
  void theIonianNebulaComesWithItsObjective() {
    Choices now = Choices.START.toggled(Expansion.EXODUS).towards(Objective.IONIAN_NEBULA);
    assertTrue(now.uses(SetupOption.IONIAN_NEBULA));
    assertFalse(now.isOffered(SetupOption.IONIAN_NEBULA), "it cannot be left out");
  }

  @Test
  void anExpansionTakesAlongWhatCameInIt() {
    Choices now =
        all()
            .toggled(SetupOption.CYLON_FLEET)
            .toggled(SetupOption.SYMPATHETIC_CYLON)
            .towards(Objective.NEW_CAPRICA)
            .choosing("Helena Cain")
            .choosing(ROSLIN)
            .toggled(Expansion.PEGASUS);
    assertEquals(Objective.KOBOL, now.objective());
    assertEquals(List.of(ROSLIN), now.crew());
    assertTrue(now.uses(SetupOption.CYLON_FLEET));
    assertFalse(now.uses(SetupOption.SYMPATHETIC_CYLON));
  }

  @Test
  void theNextCharacterIsOfATypeWithMostSheetsLeft() {
    List<String> next = names(Choices.START.choosing(ROSLIN).next());
    assertFalse(next.contains("Gaius Baltar (Political Leader)"));
    assertTrue(next.containsAll(List.of(ADAMA, STARBUCK, CHIEF)));
  }

  @Test
  void nobodyIsOfferedOnceEverySeatIsTaken() {
    Choices three = Choices.START.seating(3).choosing(ROSLIN).choosing(ADAMA).choosing(STARBUCK);
    assertTrue(three.isFull());
    assertEquals(List.of(), three.next());
    assertEquals(List.of(), three.refusals());
  }

  @Test
  void amongThreePlayersNobodyIsACylonLeader() {
    assertTrue(names(all().next()).contains("Cavil"));
    assertFalse(names(all().seating(3).next()).contains("Cavil"));
    assertEquals(List.of(), all().choosing("Cavil").seating(3).crew());
  }

  @Test
  void sevenPlayNeverWithoutABoxThatHasALeader() {
    assertFalse(Choices.START.canSeat(7));
    assertTrue(all().canSeat(7));
    Choices six = Choices.START.toggled(Expansion.PEGASUS).seating(7).toggled(Expansion.PEGASUS);
    assertEquals(6, six.players());
  }

  @Test
  void theSeventhPlayerIsTheLeader() {
    Choices now = all().seating(7);
    while (now.crew().size() < 6) {
      CharacterSheet next =
          now.next().stream().filter(it -> !it.isLeader()).findFirst().orElseThrow();
      now = now.choosing(next.name());
    }
    assertTrue(now.next().stream().allMatch(it -> it.type() == CharacterType.LEADER));
  }

  @Test
  void fewerPlayersLeaveTheLastOnesOut() {
    Choices four =
        Choices.START.choosing(ROSLIN).choosing(ADAMA).choosing(STARBUCK).choosing(CHIEF);
    assertEquals(List.of(ROSLIN, ADAMA, STARBUCK), four.seating(3).crew());
  }

  @Test
  void aSeatThatIsFreedMayLeaveALaterOneOutOfTurn() {
    Choices now =
        Choices.START
            .choosing(ROSLIN)
            .choosing(ADAMA)
            .choosing(STARBUCK)
            .choosing("Saul Tigh")
            .without(STARBUCK);
    assertNull(now.refusal(0));
    assertEquals(Refusal.Code.TYPE_OUT_OF_TURN, now.refusal(2));
  }
}
