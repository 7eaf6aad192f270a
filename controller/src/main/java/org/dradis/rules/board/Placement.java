package org.dradis.rules.board;

/** Ships to put into one area, as cards and destinations list them (CA-1). */
public record Placement(int basestars, int raiders, int heavyRaiders, int vipers, int civilians) {
  public static final Placement NOTHING = new Placement(0, 0, 0, 0, 0);

  /** The smallest of the five numbers. */
  public int least() {
    return Math.min(
        Math.min(Math.min(basestars, raiders), Math.min(heavyRaiders, vipers)), civilians);
  }
}
