package org.dradis.cards;

import java.util.List;

/** Attack and crisis cards together: a players' file of either format joins its deck. */
public record CardDecks(AttackDeck attacks, CrisisDeck crises) {
  public static final CardDecks EMPTY = new CardDecks(AttackDeck.EMPTY, CrisisDeck.EMPTY);

  /** The cards of the game. */
  public static final CardDecks PRINTED = new CardDecks(AttackDeck.PRINTED, CrisisDeck.PRINTED);

  private static final List<String> FORMATS = List.of(AttackDeck.FORMAT, CrisisDeck.FORMAT);

  /** These decks, corrected and extended by one more file. */
  public CardDecks and(String file, String text) {
    return CardFile.open(file, text).format(FORMATS).equals(AttackDeck.FORMAT)
        ? new CardDecks(attacks.and(file, text), crises)
        : new CardDecks(attacks, crises.and(file, text));
  }

  public int size() {
    return attacks.cards().size() + crises.cards().size();
  }
}
