package org.dradis.rules.board;

/** Craft that are not in space: reserves, the damaged box, those out of the game, and raptors. */
public record Hangar(
    CraftCount reserves, CraftCount damaged, CraftCount destroyed, int raptors, int raptorsLost) {
  public static final int RAPTORS = 4;

  public Hangar plusReserves(Craft craft, int more) {
    return new Hangar(reserves.plus(craft, more), damaged, destroyed, raptors, raptorsLost);
  }

  public Hangar plusDamaged(Craft craft, int more) {
    return new Hangar(reserves, damaged.plus(craft, more), destroyed, raptors, raptorsLost);
  }

  public Hangar plusDestroyed(Craft craft, int more) {
    return new Hangar(reserves, damaged, destroyed.plus(craft, more), raptors, raptorsLost);
  }

  /** One raptor leaves the game, if there is one. */
  public Hangar loseRaptor() {
    return raptors == 0
        ? this
        : new Hangar(reserves, damaged, destroyed, raptors - 1, raptorsLost + 1);
  }
}
