package org.dradis.rules.board;

/** The identity of a civilian ship; what it holds is the {@link Manifest}'s secret. */
public enum CivilianShip implements Hyphenated {
  C01,
  C02,
  C03,
  C04,
  C05,
  C06,
  C07,
  C08,
  C09,
  C10,
  C11,
  C12;

  public static final PieceSet<CivilianShip> NONE = PieceSet.noneOf(values());
}
