package org.dradis.rules.board;

/** How many nukes there are (CO-5). */
public final class Nukes {
  /** What the Admiral begins with. */
  public static final int START = 2;

  private Nukes() {}

  /** How many the game has: Exodus brings a third one. */
  public static int limit(PieceSet<GameOption> options) {
    return options.has(GameOption.CYLON_FLEET) || options.has(GameOption.IONIAN_NEBULA) ? 3 : START;
  }
}
