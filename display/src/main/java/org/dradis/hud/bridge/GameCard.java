package org.dradis.hud.bridge;

import java.util.List;
import org.dradis.cards.CrisisCard;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;

/** A card that was drawn and is to be resolved. */
public sealed interface GameCard {
  String name();

  /** The deck or expansion by which players know it, such as {@code daybreak}. */
  String box();

  /** Its ship icons from left to right. */
  List<Icon> icons();

  /**
   * What resolves it.
   *
   * @param fromCaprica played from that location, without ship icons (AC-5)
   */
  Command command(boolean fromCaprica);

  /** A Cylon attack card (CA). */
  record Attack(AttackCard card) implements GameCard {
    @Override
    public String name() {
      return card.name();
    }

    @Override
    public String box() {
      return card.expansion();
    }

    @Override
    public List<Icon> icons() {
      return card.activate();
    }

    @Override
    public Command command(boolean fromCaprica) {
      return new Command.PlayAttackCard(card);
    }
  }

  /** A crisis card (AC-1). */
  record Crisis(CrisisCard card) implements GameCard {
    @Override
    public String name() {
      return card.name();
    }

    @Override
    public String box() {
      return card.deck() == CrisisCard.Deck.CRISIS ? card.expansion() : card.deck().word();
    }

    @Override
    public List<Icon> icons() {
      return card.icons();
    }

    @Override
    public Command command(boolean fromCaprica) {
      return card.resolve(fromCaprica);
    }
  }
}
