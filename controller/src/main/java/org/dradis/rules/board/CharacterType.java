package org.dradis.rules.board;

/** The kinds of character sheets, because they are chosen evenly (LD-7). */
public enum CharacterType implements Hyphenated {
  POLITICAL,
  MILITARY,
  PILOT,
  SUPPORT,
  LEADER;

  /** Whether it is chosen in turn with the others; support and leaders are not (LD-7). */
  public boolean isChosenEvenly() {
    return this == POLITICAL || this == MILITARY || this == PILOT;
  }
}
