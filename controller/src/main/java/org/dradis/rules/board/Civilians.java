package org.dradis.rules.board;

/** The civilian ships that left the game, and what is known of all of them. */
public record Civilians(PieceSet<CivilianShip> lost, Manifest manifest) {
  public Civilians lose(CivilianShip ship) {
    return new Civilians(lost.with(ship), manifest);
  }
}
