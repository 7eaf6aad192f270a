package org.dradis.rig.world;

import org.dradis.port.Zone;

/**
 * What the antenna of a zone reaches. The figures are assumed: a flat loop of some watts and a
 * sticker below a miniature, read to a hand's breadth; no antenna was measured.
 */
public record Reach(Zone zone, Outline loop) {
  /** So far within its wire the loop couples well, and so far outside it still does a little. */
  static final double EDGE = 5;

  static final double STRAY = 15;

  /** Up to this height a tag couples as on the board, and up to that one weakly. */
  static final double LOW = 12;

  static final double HIGHEST = 85;

  /** A stray field is low as well. */
  static final double STRAY_HEIGHT = 30;

  /** How well it couples with a tag that lies flat at that height. */
  Coupling flat(Spot spot, double height) {
    double depth = loop.depth(spot);
    if (depth < -STRAY || height > HIGHEST) {
      return Coupling.NONE;
    }
    if (depth < EDGE) {
      return height > STRAY_HEIGHT ? Coupling.NONE : Coupling.WEAK;
    }
    return height > LOW ? Coupling.WEAK : Coupling.GOOD;
  }

  /** A tag on edge is passed by the field, except near the wire, round which the field runs. */
  Coupling onEdge(Spot spot, double height) {
    boolean nearWire = Math.abs(loop.depth(spot)) <= STRAY;
    return nearWire && height <= STRAY_HEIGHT ? Coupling.WEAK : Coupling.NONE;
  }

  /** Whether there is a spot that both antennas reach. */
  boolean meets(Reach other) {
    return gap(loop.left(), loop.right(), other.loop.left(), other.loop.right()) < 2 * STRAY
        && gap(loop.top(), loop.bottom(), other.loop.top(), other.loop.bottom()) < 2 * STRAY;
  }

  private static double gap(double from, double to, double otherFrom, double otherTo) {
    return Math.max(from, otherFrom) - Math.min(to, otherTo);
  }
}
