package org.dradis.rules.board;

/** The optional parts of the game that change what the board holds. */
public enum GameOption implements Hyphenated {
  CYLON_FLEET,
  PEGASUS,
  DAYBREAK,
  IONIAN_NEBULA;

  /** The base game. */
  public static final PieceSet<GameOption> NONE = PieceSet.noneOf(values());
}
