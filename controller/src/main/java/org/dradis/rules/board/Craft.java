package org.dradis.rules.board;

/** The craft that fly as vipers (RA-3), in canonical order. */
public enum Craft implements Option {
  MK2("mk2"),
  MK7("mk7"),
  ASSAULT_RAPTOR("assaultRaptor");

  private final String word;

  Craft(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** How many the game has (CO-2, CO-3). */
  public int limit(PieceSet<GameOption> options) {
    return switch (this) {
      case MK2 -> options.has(GameOption.CYLON_FLEET) ? 6 : 8;
      case MK7 -> options.has(GameOption.CYLON_FLEET) ? 4 : 0;
      case ASSAULT_RAPTOR -> options.has(GameOption.DAYBREAK) ? 4 : 0;
    };
  }

  /** Whether it goes to the damaged box; an assault raptor never does (AT, DM-10). */
  public boolean canBeDamaged() {
    return this != ASSAULT_RAPTOR;
  }
}
