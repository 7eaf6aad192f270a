package org.dradis.rules.board;

/** The moment at which an attack card leaves play (CA-2). */
public enum Until implements Hyphenated {
  NOW,
  NEXT_JUMP,
  NEXT_JUMP_OR_BASESTAR_DESTROYED,
  CIVILIAN_OR_BASESTAR_DESTROYED,
  NEXT_JUMP_OR_SCAR_DESTROYED,
  NEXT_JUMP_OR_NO_RAIDERS
}
