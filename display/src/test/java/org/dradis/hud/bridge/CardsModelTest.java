package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.dradis.hud.Panel;
import org.dradis.hud.bridge.CardsModel.Tapped;
import org.junit.jupiter.api.Test;

final class CardsModelTest {
  private final TableForTests table = new TableForTests(TableForTests.PEACE);
  private final CardsModel cards = table.hud.cards();

  private static List<String> names(CardsModel cards) {
    return cards.cards().stream().map(GameCard::name).toList();
  }

  private static String shown(CardsModel cards) {
    return Objects.requireNonNull(cards.lookup().get().card()).name();
  }

  @Test
  void theBaseGameHasElevenAttackCards() {
    cards.open(CardsModel.Deck.ATTACK);
    assertEquals(Panel.CARDS, table.hud.panel().get());
    assertEquals(11, cards.cards().size());
    assertEquals("Ambush", names(cards).getFirst());
  }

  @Test
  void withTheCylonFleetOnlyCrisisCardsAreLookedUp() {
    CardsModel fleet = new TableForTests(TableForTests.FLEET).hud.cards();
    fleet.open(CardsModel.Deck.ATTACK);
    assertEquals(CardsModel.Deck.CRISIS, fleet.lookup().get().deck());
  }

  @Test
  void aLetterShowsTheCardsThatBeginWithIt() {
    cards.open(CardsModel.Deck.CRISIS);
    assertTrue(cards.lookup().get().isIndex());
    assertEquals("A", cards.letters().getFirst());
    cards.begin("W");
    assertFalse(cards.lookup().get().isIndex());
    assertTrue(names(cards).stream().allMatch(it -> it.startsWith("W")));
    cards.back();
    assertTrue(cards.lookup().get().isIndex());
    cards.back();
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }

  @Test
  void typingFindsWordsAnywhereAndBeginningsFirst() {
    cards.open(CardsModel.Deck.CRISIS);
    cards.search("water");
    assertEquals("Water Sabotaged", names(cards).getFirst());
    assertTrue(names(cards).contains("Forced Water Mining"));
  }

  @Test
  void aBoxShowsItsOwnCardsAndAfterTheLastAllAgain() {
    cards.open(CardsModel.Deck.CRISIS);
    assertEquals(List.of("base", "daybreak", "exodus", "pegasus"), cards.boxes());
    for (String box : cards.boxes()) {
      cards.nextBox();
      assertEquals(box, cards.lookup().get().box());
      assertTrue(cards.cards().stream().allMatch(it -> it.box().equals(box)));
    }
    cards.nextBox();
    assertNull(cards.lookup().get().box());
  }

  @Test
  void newCapricaHasADeckOfItsOwn() {
    CardsModel planet = new TableForTests(TableForTests.PLANET).hud.cards();
    planet.open(CardsModel.Deck.CRISIS);
    assertEquals(List.of("new-caprica"), planet.boxes());
    assertFalse(cards.boxes().contains("new-caprica"));
  }

  @Test
  void aCardOnTheTapPadIsShown() {
    assertEquals(Tapped.SHOWN, cards.tapped("heavy assault"));
    assertEquals(Panel.CARDS, table.hud.panel().get());
    assertEquals("Heavy Assault", shown(cards));
    assertEquals(Tapped.SHOWN, cards.tapped("Colonial Day"));
    assertEquals("Colonial Day", shown(cards));
  }

  @Test
  void ofTwoCardsOfANamePlayersTakeTheOneThatTheyHold() {
    assertEquals(Tapped.SHOWN, cards.tapped("Riots"));
    assertNull(cards.lookup().get().card());
    assertEquals(List.of("Riots", "Riots"), names(cards));
  }

  @Test
  void whileAQuestionIsOpenACardOnTheTapPadIsNotShown() {
    TableForTests asked = new TableForTests(TableForTests.THREE_AREAS);
    assertEquals(Tapped.QUESTION, asked.hud.cards().tapped("Ambush"));
  }

  @Test
  void anAttackCardThatIsNotPlayedWithIsNotShown() {
    assertEquals(Tapped.NOT_PLAYED, cards.tapped("Blindsided"), "it is of Daybreak");
    CardsModel fleet = new TableForTests(TableForTests.FLEET).hud.cards();
    assertEquals(Tapped.NO_ATTACK_CARDS, fleet.tapped("Ambush"));
  }

  @Test
  void theCardThatIsShownIsResolved() {
    cards.tapped("Heavy Assault");
    cards.resolve();
    assertEquals(
        "{\"type\":\"start\",\"command\":{\"type\":\"playAttackCard\",\"card\":\"Heavy Assault\"}}",
        table.said.getLast());
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }

  @Test
  void fromCapricaACrisisHasNoShipIcons() {
    cards.tapped("Colonial Day");
    cards.playFromCaprica(true);
    assertFalse(cards.jumpCountsFromCaprica());
    cards.resolve();
    assertTrue(table.said.getLast().contains("\"fromCaprica\":true"), table.said::getLast);
  }
}
