package org.dradis.rules.board;

/** The four locations of Pegasus (CO-6). */
public enum PegasusToken implements Hyphenated {
  PEGASUS_CIC,
  AIRLOCK,
  MAIN_BATTERIES,
  ENGINE_ROOM;

  public static final PieceSet<PegasusToken> NONE = PieceSet.noneOf(values());
}
