package org.dradis.rules.cards;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.input.Command;

/** Attack cards by name. */
public final class Cards {
  private Cards() {}

  public static Command card(String name) {
    AttackCard card = AttackDeck.PRINTED.find(name);
    assertNotNull(card, name);
    return new Command.PlayAttackCard(card);
  }
}
