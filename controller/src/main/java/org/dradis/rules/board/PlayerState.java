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
}
