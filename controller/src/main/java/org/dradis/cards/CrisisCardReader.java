package org.dradis.cards;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.CrisisCard.Deck;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Icon;

/** Reads one crisis card. */
final class CrisisCardReader {
  private static final Words<Deck> DECK = new Words<>("a deck", Deck.values());
  private static final int MOST_COPIES = 99;

  private CrisisCardReader() {}

  static CrisisCard read(Field field) {
    Deck deck = DECK.read(field.members().need("deck"));
    String jump = deck == Deck.CRISIS ? "jump" : "evacuate";
    Members card =
        field.members().only(List.of("name", "expansion", "deck", "icons", jump, "copies"));
    return new CrisisCard(
        card.need("name").name(),
        card.need("expansion").name(),
        deck,
        icons(card.need("icons"), deck),
        card.need(jump).flag(),
        card.integer("copies", 1, MOST_COPIES, 1));
  }

  private static List<Icon> icons(Field field, Deck deck) {
    List<Icon> icons = new ArrayList<>();
    for (Field item : field.items()) {
      Icon icon = Words.CRISIS_ICON.read(item);
      if (icon == Icon.OCCUPATION && deck != Deck.NEW_CAPRICA) {
        throw item.wrong("only cards of the deck new-caprica show occupation");
      }
      icons.add(icon);
    }
    return icons;
  }
}
