package org.dradis.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dradis.file.BadField;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Until;
import org.dradis.rules.drawn.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** The attack cards of the game, and files that players bring. */
class AttackDeckTest {
  private static AttackCard printed(String name) {
    AttackCard card = AttackDeck.PRINTED.find(name);
    assertNotNull(card, name);
    return card;
  }

  @Test
  @Rule("CA-1")
  void theGameHas21() {
    assertEquals(
        "{base=11, daybreak=6, pegasus=4}",
        AttackDeck.PRINTED.cards().stream()
            .collect(
                Collectors.groupingBy(AttackCard::expansion, TreeMap::new, Collectors.counting()))
            .toString());
    assertEquals(
        List.of("Massive Assault", "Lured into a Trap"),
        AttackDeck.PRINTED.cards().stream()
            .filter(AttackCard::superCrisis)
            .map(AttackCard::name)
            .toList());
  }

  @Test
  @Rule("CA-1")
  void aCardHasItsIconsAndShips() {
    AttackCard card = printed("Massive Assault");
    assertEquals(List.of(Icon.ACTIVATE_HEAVY_RAIDERS, Icon.ACTIVATE_BASESTARS), card.activate());
    assertEquals(Placement.NOTHING, card.ships().get(Area.BOW));
    assertEquals(new Placement(1, 2, 1, 0, 0), card.ships().get(Area.STARBOARD_QUARTER));
    assertEquals(new Placement(0, 0, 0, 1, 2), card.ships().get(Area.PORT_BOW));
  }

  /** All ships that the cards place, counted in the printed table by hand. */
  @ParameterizedTest
  @CsvSource({
    "Ambush, 1, 8, 0, 2, 3",
    "Besieged, 1, 4, 1, 2, 3",
    "Boarding Parties, 1, 4, 4, 0, 3",
    "Cylon Swarm, 1, 5, 1, 2, 3",
    "Heavy Assault, 2, 0, 0, 1, 3",
    "Jammed Assault, 1, 4, 2, 2, 4",
    "Raiding Party, 1, 5, 2, 2, 3",
    "Surrounded, 1, 7, 1, 2, 3",
    "Tactical Strike, 1, 5, 1, 2, 3",
    "Thirty-Three, 1, 0, 0, 2, 4",
    "Massive Assault, 2, 6, 1, 2, 4",
    "Dogfight, 1, 4, 0, 2, 1",
    "Scar, 0, 1, 0, 2, 2",
    "The Guardians, 1, 4, 1, 2, 1",
    "Lured into a Trap, 2, 6, 1, 2, 2",
    "Blindsided, 2, 3, 2, 1, 3",
    "Event Horizon, 2, 4, 0, 3, 0",
    "Hornet's Nest, 1, 6, 0, 2, 3",
    "Lockdown, 1, 0, 4, 1, 2",
    "Reprisal, 1, 5, 1, 2, 2",
    "Trial by Fire, 1, 3, 2, 1, 1"
  })
  @Rule("CA-1")
  void everyCardPlacesItsShips(
      String name, int basestars, int raiders, int heavyRaiders, int vipers, int civilians) {
    Placement sum = Placement.NOTHING;
    for (Area area : Area.RING) {
      Placement here = printed(name).ships().get(area);
      sum =
          new Placement(
              sum.basestars() + here.basestars(),
              sum.raiders() + here.raiders(),
              sum.heavyRaiders() + here.heavyRaiders(),
              sum.vipers() + here.vipers(),
              sum.civilians() + here.civilians());
    }
    assertEquals(new Placement(basestars, raiders, heavyRaiders, vipers, civilians), sum);
  }

  @ParameterizedTest
  @CsvSource({
    "Ambush, AMBUSH, NEXT_JUMP",
    "Besieged, BESIEGED, NOW",
    "Boarding Parties, REMINDER, NOW",
    "Cylon Swarm, CYLON_SWARM, NEXT_JUMP",
    "Heavy Assault, HEAVY_ASSAULT, NOW",
    "Jammed Assault, REMINDER, NEXT_JUMP",
    "Raiding Party, RAIDING_PARTY, NOW",
    "Surrounded, REMINDER, NOW",
    "Tactical Strike, TACTICAL_STRIKE, NOW",
    "Thirty-Three, THIRTY_THREE, CIVILIAN_OR_BASESTAR_DESTROYED",
    "Massive Assault, MASSIVE_ASSAULT, NOW",
    "Dogfight, DOGFIGHT, NEXT_JUMP_OR_NO_RAIDERS",
    "Scar, SCAR, NEXT_JUMP_OR_SCAR_DESTROYED",
    "The Guardians, THE_GUARDIANS, NEXT_JUMP",
    "Lured into a Trap, LURED_INTO_A_TRAP, NEXT_JUMP",
    "Blindsided, BLINDSIDED, NOW",
    "Event Horizon, REMINDER, NEXT_JUMP",
    "Hornet's Nest, REMINDER, NEXT_JUMP_OR_BASESTAR_DESTROYED",
    "Lockdown, LOCKDOWN, NEXT_JUMP_OR_BASESTAR_DESTROYED",
    "Reprisal, REMINDER, NOW",
    "Trial by Fire, TRIAL_BY_FIRE, NOW"
  })
  @Rule("CA-2")
  void everyPrintedCardHasItsEffectAndItsMoment(String name, Special special, Until until) {
    assertEquals(special, printed(name).special());
    assertEquals(until, printed(name).until());
  }

  @Test
  void onlyBoardingPartiesHasNoText() {
    assertEquals(
        List.of("Boarding Parties"),
        AttackDeck.PRINTED.cards().stream()
            .filter(card -> card.text() == null)
            .map(AttackCard::name)
            .toList());
  }

  @Test
  void aCardOfAPlayersFileJoinsBehindTheOthers() {
    AttackDeck deck = AttackDeck.PRINTED.and("fan.json", BrokenCards.attacks("{}"));
    AttackCard hunters = deck.find("The Hunters");
    assertNotNull(hunters);
    assertEquals(21, hunters.place());
    assertNull(hunters.needs());
    assertEquals(Special.REMINDER, hunters.special());
    assertEquals(22, deck.cards().size());
    assertEquals(21, AttackDeck.PRINTED.cards().size());
  }

  @Test
  void aCardOfAPlayersFileReplacesTheOneOfItsNameAndKeepsItsPlace() {
    AttackDeck deck =
        AttackDeck.PRINTED.and(
            "fan.json", BrokenCards.attacks("{\"name\": \"Raiding Party\", \"super\": true}"));
    AttackCard card = deck.find("Raiding Party");
    assertNotNull(card);
    assertEquals(printed("Raiding Party").place(), card.place());
    assertEquals(Placement.NOTHING, card.ships().get(Area.STERN));
    assertEquals(Special.RAIDING_PARTY, card.special());
    assertEquals(21, deck.cards().size());
  }

  @Test
  void anEffectMayBeBorrowedOrRefused() {
    AttackDeck borrowed =
        AttackDeck.EMPTY.and(
            "fan.json",
            BrokenCards.attacks(
                "{\"special\": {\"until\": \"next-jump\", \"effect\": \"ambush\"}}"));
    assertEquals(List.of(Special.AMBUSH), specials(borrowed));
    AttackDeck refused =
        AttackDeck.EMPTY.and(
            "fan.json",
            BrokenCards.attacks(
                "{\"name\": \"Besieged\", \"special\": {\"until\": \"now\", \"effect\":"
                    + " \"reminder\"}}"));
    assertEquals(List.of(Special.REMINDER), specials(refused));
  }

  private static List<Special> specials(AttackDeck deck) {
    return deck.cards().stream().map(AttackCard::special).toList();
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "broken-attacks.txt", delimiterString = "=>", quoteCharacter = '`')
  void aWrongFileGetsASentenceWithFileAndField(String change, String written) {
    String text = BrokenCards.attacks(change);
    BadField complaint =
        assertThrows(BadField.class, () -> AttackDeck.PRINTED.and("fan.json", text));
    assertEquals("fan.json: " + BrokenCards.sentence(written), complaint.getMessage());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      textBlock =
          """
          [] => fan.json: must be a card file, an object, not a list
          {} => fan.json: format: is missing
          {"format": "crisis-icons/1"} => fan.json: format: must be cylon-attacks/1, not "crisis-icons/1"
          {"format": "cylon-attacks/1"} => fan.json: cards: is missing
          {"format": "cylon-attacks/1", "cards": {}} => fan.json: cards: must be a list, not an object
          {"format": "cylon-attacks/1", "cards": [], "version": 2} => fan.json: version: unknown here; known are format, note, cards
          {"format": "cylon-attacks/1", "cards": [], "note": 2} => fan.json: note: must be a text, not a number
          {"format": "cylon-attacks/1", "cards": [7]} => fan.json: cards[0]: must be an object, not a number
          """)
  void aFileThatIsNoDeckGetsASentence(String text, String sentence) {
    BadField complaint =
        assertThrows(BadField.class, () -> AttackDeck.PRINTED.and("fan.json", text));
    assertEquals(sentence, complaint.getMessage());
  }

  @Test
  void noCardIsInAFileTwice() {
    String card =
        """
        {"name": "A", "expansion": "b", "activate": [], "place": {}, "special": {"until": "now"}}
        """;
    String text = BrokenCards.file(AttackDeck.FORMAT, card, card);
    BadField complaint = assertThrows(BadField.class, () -> AttackDeck.EMPTY.and("f", text));
    assertEquals("f: cards[1].name: \"A\" is there twice", complaint.getMessage());
  }

  @Test
  void whatIsWrittenCanBeReadAgain() {
    String[] cards =
        AttackDeck.PRINTED.cards().stream().map(CardWriter::write).toArray(String[]::new);
    AttackDeck again =
        AttackDeck.EMPTY.and("again.json", BrokenCards.file(AttackDeck.FORMAT, cards));
    assertEquals(AttackDeck.PRINTED.cards(), again.cards());
  }
}
