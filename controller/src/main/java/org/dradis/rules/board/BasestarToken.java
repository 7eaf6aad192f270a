package org.dradis.rules.board;

/** Damage tokens of basestars, in canonical draw order (CO-7). */
public enum BasestarToken implements Hyphenated {
  CRITICAL_HIT(2),
  DISABLED_HANGAR(1),
  DISABLED_WEAPONS(1),
  STRUCTURAL_DAMAGE(1),
  COLLATERAL_DAMAGE(1),
  DAMAGE_TO_PERSONNEL(1);

  public static final PieceSet<BasestarToken> NONE = PieceSet.noneOf(values());

  /** The damage that destroys a basestar (DM-3). */
  public static final int DESTROYED_AT = 3;

  private final int damage;

  BasestarToken(int damage) {
    this.damage = damage;
  }

  /** How much damage it counts for (DM-3). */
  public int damage() {
    return damage;
  }

  /** Whether it is in the pool only with the Ionian Nebula option (CO-7). */
  public boolean needsIonianNebula() {
    return this == COLLATERAL_DAMAGE || this == DAMAGE_TO_PERSONNEL;
  }

  /** The damage that a basestar with these tokens has. */
  public static int damage(PieceSet<BasestarToken> tokens) {
    int damage = 0;
    for (BasestarToken token : tokens) {
      damage += token.damage;
    }
    return damage;
  }
}
