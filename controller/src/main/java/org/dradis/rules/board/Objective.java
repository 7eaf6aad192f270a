package org.dradis.rules.board;

/** Where the fleet is going, and the distance from which the next jump wins (JP-3). */
public enum Objective implements Hyphenated {
  KOBOL(8),
  NEW_CAPRICA(Objective.NEVER),
  IONIAN_NEBULA(8),
  EARTH(10);

  /** A jump never wins; the departure from New Caprica does (NC-7). */
  public static final int NEVER = -1;

  public static final int SLEEPER_AT = 4;
  public static final int NEW_CAPRICA_AT = 7;
  public static final int CROSSROADS_AT = 8;

  private final int winsAt;

  Objective(int winsAt) {
    this.winsAt = winsAt;
  }

  public int winsAt() {
    return winsAt;
  }
}
