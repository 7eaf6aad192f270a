package org.dradis.rules.setup;

import org.dradis.rules.board.Expansion;
import org.jspecify.annotations.Nullable;

/**
 * The decks to build: loyalty, what the leader gets if there is one, and Destiny with its Treachery
 * cards. The Quorum hand has no limit in the base game: null (DB-1).
 */
public record Decks(
    LoyaltyDeck loyalty,
    @Nullable LeaderCards leader,
    int destinyCards,
    int treacheryInDestiny,
    @Nullable Integer quorumHandLimit) {
  private static final int DESTINY_CARDS = 10;
  private static final int TREACHERY = 2;
  private static final int QUORUM_HAND_LIMIT = 10;

  static Decks of(GamePlan plan, boolean leader) {
    int treachery = plan.uses(Expansion.PEGASUS) || plan.uses(Expansion.DAYBREAK) ? TREACHERY : 0;
    boolean expanded = plan.expansions().size() > 1;
    return new Decks(
        LoyaltyDeck.of(plan, leader),
        leader ? LeaderCards.of(plan) : null,
        DESTINY_CARDS + treachery,
        treachery,
        expanded ? QUORUM_HAND_LIMIT : null);
  }
}
