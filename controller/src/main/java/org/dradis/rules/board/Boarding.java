package org.dradis.rules.board;

/** The Boarding Party track: centurions by the number of spaces they have advanced (HR-1). */
public record Boarding(int atStart, int atOne, int atTwo, int atThree) {
  public static final int CENTURIONS = 4;
  public static final int LAST_SPACE = 3;
  public static final Boarding NONE = new Boarding(0, 0, 0, 0);

  public int at(int space) {
    return switch (space) {
      case 0 -> atStart;
      case 1 -> atOne;
      case 2 -> atTwo;
      case 3 -> atThree;
      default -> 0;
    };
  }

  public int total() {
    return atStart + atOne + atTwo + atThree;
  }

  public int left() {
    return CENTURIONS - total();
  }

  /** Moves everyone one space; only legal while nobody stands on the last one. */
  public Boarding advance() {
    return new Boarding(0, atStart, atOne, atTwo);
  }

  public Boarding plus(int space, int more) {
    return new Boarding(
        atStart + (space == 0 ? more : 0),
        atOne + (space == 1 ? more : 0),
        atTwo + (space == 2 ? more : 0),
        atThree + (space == 3 ? more : 0));
  }
}
