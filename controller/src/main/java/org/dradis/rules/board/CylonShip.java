package org.dradis.rules.board;

/** The Cylon ships of the two boards (CO-1). */
public enum CylonShip implements Option {
  BASESTAR("basestar"),
  RAIDER("raider"),
  HEAVY_RAIDER("heavyRaider");

  private final String word;

  CylonShip(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  public int limit(PieceSet<GameOption> options) {
    return switch (this) {
      case BASESTAR -> 2;
      case RAIDER -> options.has(GameOption.CYLON_FLEET) ? 20 : 16;
      case HEAVY_RAIDER -> 4;
    };
  }
}
