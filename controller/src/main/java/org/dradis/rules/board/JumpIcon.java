package org.dradis.rules.board;

/** What a crisis card shows beside its ship icons. */
public enum JumpIcon implements Hyphenated {
  NONE,
  JUMP,
  /** On New Caprica's cards: a jump icon before the return, an evacuation icon after it. */
  EVACUATE
}
