package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.cards.CrisisCard;
import org.dradis.cards.CrisisDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;

/** The printed cards that a mix plays with: crisis cards by their copies, and attack cards. */
final class Crises {
  private final List<CrisisCard> crisis = new ArrayList<>();
  private final List<CrisisCard> newCaprica = new ArrayList<>();
  private final List<AttackCard> attacks = new ArrayList<>();

  Crises(PieceSet<GameOption> options) {
    for (CrisisCard card : CrisisDeck.PRINTED.cards()) {
      for (int i = 0; i < card.copies(); i++) {
        if (card.deck() == CrisisCard.Deck.NEW_CAPRICA) {
          newCaprica.add(card);
        } else if (belongs(card.expansion(), options)) {
          crisis.add(card);
        }
      }
    }
    for (AttackCard card : AttackDeck.PRINTED.cards()) {
      GameOption needs = card.needs();
      if (!options.has(GameOption.CYLON_FLEET) && (needs == null || options.has(needs))) {
        attacks.add(card);
      }
    }
  }

  private static boolean belongs(String expansion, PieceSet<GameOption> options) {
    return switch (expansion) {
      case "pegasus" -> options.has(GameOption.PEGASUS);
      case "exodus" -> options.has(GameOption.CYLON_FLEET) || options.has(GameOption.IONIAN_NEBULA);
      case "daybreak" -> options.has(GameOption.DAYBREAK);
      default -> true;
    };
  }

  List<CrisisCard> deck(boolean onNewCaprica) {
    return onNewCaprica ? newCaprica : crisis;
  }

  /** None with Cylon Fleet (CA-3). */
  List<AttackCard> attacks() {
    return attacks;
  }
}
