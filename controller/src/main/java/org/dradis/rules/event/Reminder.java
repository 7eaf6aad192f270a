package org.dradis.rules.event;

import org.dradis.rules.board.Hyphenated;

/**
 * What the table does itself, because it happens to cards, hands or places that the board does not
 * show. The rule that asks for it comes with it.
 */
public enum Reminder implements Hyphenated {
  /** The whole hand, and cards that lie at the character. */
  DISCARD_HAND_AND_ATTACHED_CARDS("EX-1"),
  /** With Daybreak, beside the hand. */
  DISCARD_MUTINY_CARDS_AND_MIRACLE_TOKEN("EX-1"),
  /** An executed Cylon shows one loyalty card. */
  REVEAL_ONE_LOYALTY_CARD("EX-1"),
  /** An executed leader shows none. */
  REVEAL_NO_LOYALTY_CARD("EX-3"),
  GO_TO_RESURRECTION_SHIP("EX-1"),
  /** On New Caprica, before the return. */
  GO_TO_MEDICAL_CENTER("EX-1"),
  DRAW_NO_SUPER_CRISIS("EX-1"),
  /** A player who reveals keeps three cards. */
  DISCARD_DOWN_TO_THREE_CARDS("SU-2"),
  DRAW_SUPER_CRISIS("SU-2"),
  /** To a human of their choice, who is then named the Mutineer. */
  HAND_ON_MUTINEER_CARD("SU-6"),
  /** The new Admiral takes what nukes are left. */
  NUKES_TRAVEL("SU-4"),
  /** The new President takes the Quorum hand. */
  QUORUM_HAND_TRAVELS("SU-4"),
  ONCE_PER_GAME_CARRIES_OVER("EX-2"),
  NO_NEW_MIRACLE_TOKEN("EX-2"),
  START_WHERE_THE_SHEET_SAYS("EX-2"),
  START_IN_RESISTANCE_HQ("NC-4"),
  START_IN_LAUNCHED_VIPER("EX-2"),
  START_IN_HANGAR_DECK("EX-2"),
  START_IN_BRIG("EX-2"),
  START_IN_DETENTION("EX-2"),
  ADD_ONE_HUMAN_CARD("EX-2"),
  DRAW_ONE_LOYALTY_CARD("EX-2"),
  MISS_A_TURN("EX-2"),
  DRAW_A_MUTINY_CARD("EX-2");

  private final String rule;

  Reminder(String rule) {
    this.rule = rule;
  }

  public String rule() {
    return rule;
  }
}
