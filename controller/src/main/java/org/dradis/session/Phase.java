package org.dradis.session;

import org.dradis.rules.board.Hyphenated;

/** What a table is doing with its game. */
public enum Phase implements Hyphenated {
  PLAYING,
  /** It came back, and the players have not said whether the game goes on. */
  RETURNING,
  CLOSED
}
