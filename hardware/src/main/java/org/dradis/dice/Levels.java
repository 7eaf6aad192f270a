package org.dradis.dice;

/** The levels of all lines at one moment, a bit for each line. */
public record Levels(int bits) {
  public static final Levels ALL_LOW = new Levels(0);

  public boolean isHigh(Line line) {
    return (bits & line.mask()) != 0;
  }

  /** 1 if the line is high, 0 if it is low. */
  int bit(Line line) {
    return isHigh(line) ? 1 : 0;
  }

  public Levels with(Line line, boolean high) {
    return new Levels(high ? bits | line.mask() : bits & ~line.mask());
  }
}
