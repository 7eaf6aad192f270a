package org.dradis.rig.world;

/**
 * A point of the table, seen from above.
 *
 * @param x millimetres to the right of the table's upper left corner, the bow pointing left
 * @param y millimetres below that corner
 */
public record Spot(double x, double y) {

  public double distanceTo(Spot other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /** The point at that share of the way to another. */
  public Spot towards(Spot other, double share) {
    return new Spot(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  public Spot plus(double right, double down) {
    return new Spot(x + right, y + down);
  }

  @Override
  public String toString() {
    return Math.round(x) + "," + Math.round(y);
  }
}
