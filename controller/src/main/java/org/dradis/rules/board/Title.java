package org.dradis.rules.board;

/** The titles that pass from one character to another (SU-1). */
public enum Title implements Hyphenated {
  ADMIRAL,
  PRESIDENT,
  CAG;

  /** Whether the Brig takes it from its holder; the President keeps it there (SU-2). */
  public boolean isLostInBrig() {
    return this != PRESIDENT;
  }
}
