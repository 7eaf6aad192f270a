package org.dradis.cards;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.OCCUPATION;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dradis.file.BadField;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The crisis cards of the game, and files that players bring. */
class CrisisDeckTest {
  private static CrisisCard printed(String name) {
    List<CrisisCard> versions = CrisisDeck.PRINTED.find(name);
    assertEquals(1, versions.size(), name);
    return versions.getFirst();
  }

  @Test
  void theGameHas166DifferentOnes() {
    assertEquals(166, CrisisDeck.PRINTED.cards().size());
    assertEquals(
        "{base crisis=55, daybreak crisis=24, exodus crisis=40, pegasus crisis=17,"
            + " pegasus new-caprica=30}",
        CrisisDeck.PRINTED.cards().stream()
            .collect(
                Collectors.groupingBy(
                    card -> card.expansion() + " " + card.deck().word(),
                    TreeMap::new,
                    Collectors.counting()))
            .toString());
  }

  @Test
  void twoOfThemAreThereMoreThanOnce() {
    assertEquals(
        "{Food Shortage=4, Water Shortage=3}",
        CrisisDeck.PRINTED.cards().stream()
            .filter(card -> card.copies() > 1)
            .collect(
                Collectors.toMap(CrisisCard::name, CrisisCard::copies, (a, b) -> a, TreeMap::new))
            .toString());
  }

  @Test
  void aNameMayStandForSeveralCards() {
    assertEquals(3, CrisisDeck.PRINTED.find("Water Shortage").size());
    assertEquals(2, CrisisDeck.PRINTED.find("Riots").size());
    assertEquals(List.of(), CrisisDeck.PRINTED.find("No Such Card"));
  }

  @Test
  @Rule("AC-1")
  void aCardBecomesItsRowOfIconsAndItsJumpIcon() {
    assertEquals(
        new Command.ResolveIcons(List.of(ACTIVATE_RAIDERS), JumpIcon.JUMP, false),
        printed("A Traitor Accused").resolve(false));
    assertEquals(
        new Command.ResolveIcons(List.of(ACTIVATE_RAIDERS), JumpIcon.NONE, true),
        printed("Cylon Accusation").resolve(true));
  }

  @Test
  @Rule("NC-6")
  void onNewCapricaTheJumpIconIsAlsoTheEvacuationIcon() {
    assertEquals(
        new Command.ResolveIcons(List.of(ACTIVATE_BASESTARS, OCCUPATION), JumpIcon.EVACUATE, false),
        printed("Second Thoughts").resolve(false));
    assertEquals(
        new Command.ResolveIcons(List.of(ACTIVATE_BASESTARS, OCCUPATION), JumpIcon.NONE, false),
        printed("Resistance Bombings").resolve(false));
  }

  @Test
  void aPlayersFileExtendsTheDeck() {
    CrisisDeck deck = CrisisDeck.PRINTED.and("fan.json", BrokenCards.crises("{\"copies\": 2}"));
    assertEquals(167, deck.cards().size());
    assertEquals(
        List.of(
            new CrisisCard("Scorpia Falls", "razor", CrisisCard.Deck.CRISIS, List.of(), true, 2)),
        deck.find("Scorpia Falls"));
    assertEquals(166, CrisisDeck.PRINTED.cards().size());
  }

  @Test
  void aPlayersFileReplacesAllVersionsOfAName() {
    CrisisDeck deck =
        CrisisDeck.PRINTED.and("fan.json", BrokenCards.crises("{\"name\": \"Water Shortage\"}"));
    assertEquals(1, deck.find("Water Shortage").size());
    assertEquals("razor", deck.find("Water Shortage").getFirst().expansion());
    assertEquals(164, deck.cards().size());
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "broken-crises.txt", delimiterString = "=>", quoteCharacter = '`')
  void aWrongFileGetsASentenceWithFileAndField(String change, String written) {
    String text = BrokenCards.crises(change);
    BadField complaint =
        assertThrows(BadField.class, () -> CrisisDeck.PRINTED.and("fan.json", text));
    assertEquals("fan.json: " + BrokenCards.sentence(written), complaint.getMessage());
  }

  @Test
  void theSameCardTwiceIsACopy() {
    String card =
        """
        {"name": "A", "expansion": "b", "deck": "crisis", "icons": [], "jump": true}
        """;
    String text = BrokenCards.file(CrisisDeck.FORMAT, card, card);
    BadField complaint = assertThrows(BadField.class, () -> CrisisDeck.EMPTY.and("f", text));
    assertEquals(
        "f: cards[1].name: \"A\" with these icons is there twice; use copies",
        complaint.getMessage());
  }

  @Test
  void whatIsWrittenCanBeReadAgain() {
    String[] cards =
        CrisisDeck.PRINTED.cards().stream().map(CardWriter::write).toArray(String[]::new);
    CrisisDeck again =
        CrisisDeck.EMPTY.and("again.json", BrokenCards.file(CrisisDeck.FORMAT, cards));
    assertEquals(CrisisDeck.PRINTED.cards(), again.cards());
  }

  @Test
  void eitherFormatJoinsItsDeck() {
    CardDecks decks =
        CardDecks.PRINTED
            .and("a.json", BrokenCards.attacks("{}"))
            .and("c.json", BrokenCards.crises("{}"));
    assertEquals(22, decks.attacks().cards().size());
    assertEquals(167, decks.crises().cards().size());
    assertEquals(189, decks.size());
    BadField complaint =
        assertThrows(
            BadField.class, () -> CardDecks.EMPTY.and("x.json", BrokenCards.file("cards/1")));
    assertEquals(
        "x.json: format: must be cylon-attacks/1, crisis-icons/1, not \"cards/1\"",
        complaint.getMessage());
  }
}
