package org.dradis.rules.board;

/** Where the rules see a player's character. */
public enum PlayerState implements Hyphenated {
  HUMAN,
  CYLON,
  BRIG,
  SICKBAY,
  INFILTRATING,
  LEADER,
  EXECUTED;

  /** Whether such a player passes for a human, and so can hold a title (SU-2). */
  public boolean isHumanPlayer() {
    return this == HUMAN || this == BRIG || this == SICKBAY;
  }
}
