package org.dradis.rules.setup;

import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Hyphenated;
import org.jspecify.annotations.Nullable;

/**
 * The loyalty deck to build, counts only (LD): the cards that go in at the start, the one that
 * joins after the first deal, and whether the unused human cards stay on the table as a deck of
 * their own.
 */
public record LoyaltyDeck(
    int cylon,
    int human,
    boolean mutineer,
    @Nullable LateCard joinsAfterFirstDeal,
    boolean unusedHumansStay) {

  /** The card that nobody can be dealt before the sleeper phase. */
  public enum LateCard implements Hyphenated {
    SYMPATHIZER,
    SYMPATHETIC_CYLON
  }

  /** Builds the deck for a plan that was not refused. */
  static LoyaltyDeck of(GamePlan plan, boolean leader) {
    int dealtTo = plan.characters().size() - (leader ? 1 : 0);
    boolean daybreak = plan.uses(Expansion.DAYBREAK);
    boolean even = dealtTo % 2 == 0;
    boolean late = even && !leader && !daybreak; // LD-1; a leader or Daybreak: LD-2, LD-3
    return new LoyaltyDeck(
        dealtTo < 5 ? 1 : 2,
        humans(dealtTo) - (late ? 1 : 0) + extraHumans(plan),
        even && daybreak,
        late ? lateCard(plan) : null,
        plan.uses(Expansion.EXODUS)); // LD-6
  }

  /** For three to six who are dealt cards (LD-2, LD-3); LD-1 has one less for the late card. */
  private static int humans(int dealtTo) {
    return switch (dealtTo) {
      case 3 -> 5;
      case 4 -> 7;
      case 5 -> 8;
      case 6 -> 10;
      default -> throw new IllegalArgumentException(dealtTo + " players");
    };
  }

  /** LD-4. */
  private static int extraHumans(GamePlan plan) {
    return (plan.uses(Expansion.EXODUS) ? 1 : 0)
        + (plan.characters().contains(CharacterSheet.BALTAR) ? 1 : 0)
        + (plan.characters().contains(CharacterSheet.BOOMER) ? 1 : 0);
  }

  private static LateCard lateCard(GamePlan plan) {
    return plan.uses(SetupOption.SYMPATHETIC_CYLON)
        ? LateCard.SYMPATHETIC_CYLON
        : LateCard.SYMPATHIZER;
  }

  /** The cards in the deck at the start. */
  public int size() {
    return cylon + human + (mutineer ? 1 : 0);
  }
}
