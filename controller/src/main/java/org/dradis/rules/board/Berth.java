package org.dradis.rules.board;

/** Where an assault raptor goes at a jump (JP-2). */
public enum Berth implements Hyphenated {
  RESERVES,
  STAY
}
