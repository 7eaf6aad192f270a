package org.dradis.rules.board;

/** The box that a piece came in. */
public enum Expansion implements Hyphenated {
  BASE,
  PEGASUS,
  EXODUS,
  DAYBREAK;

  /** Nothing but the base game. */
  public static final PieceSet<Expansion> BASE_GAME = PieceSet.noneOf(values()).with(BASE);
}
