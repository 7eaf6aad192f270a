package org.dradis.rules.board;

/** The two basestars (CO-1). */
public enum Basestar implements Hyphenated {
  B1,
  B2;

  public static final PieceSet<Basestar> NONE = PieceSet.noneOf(values());
}
