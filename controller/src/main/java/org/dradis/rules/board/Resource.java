package org.dradis.rules.board;

/** The four dials, in the order of the board, with the last number of the red zone (CO-8). */
public enum Resource implements Hyphenated {
  FUEL(8, 4),
  FOOD(8, 4),
  MORALE(10, 5),
  POPULATION(12, 6);

  private final int start;
  private final int lastRed;

  Resource(int start, int lastRed) {
    this.start = start;
    this.lastRed = lastRed;
  }

  public int start() {
    return start;
  }

  public boolean isRedAt(int value) {
    return value <= lastRed;
  }
}
