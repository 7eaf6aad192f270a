package org.dradis.rig.world;

import java.util.List;

/** A polygon on the table, corner by corner. */
public record Outline(List<Spot> corners) {
  public Outline {
    corners = List.copyOf(corners);
    if (corners.size() < 3) {
      throw new IllegalArgumentException("An outline has three corners at least.");
    }
  }

  public static Outline rectangle(double x, double y, double width, double height) {
    return new Outline(
        List.of(
            new Spot(x, y),
            new Spot(x + width, y),
            new Spot(x + width, y + height),
            new Spot(x, y + height)));
  }

  public Spot middle() {
    return new Spot((left() + right()) / 2, (top() + bottom()) / 2);
  }

  public double left() {
    return corners.stream().mapToDouble(Spot::x).min().orElse(0);
  }

  public double right() {
    return corners.stream().mapToDouble(Spot::x).max().orElse(0);
  }

  public double top() {
    return corners.stream().mapToDouble(Spot::y).min().orElse(0);
  }

  public double bottom() {
    return corners.stream().mapToDouble(Spot::y).max().orElse(0);
  }

  public boolean holds(Spot spot) {
    return depth(spot) >= 0;
  }

  /** How far within the outline the spot is; negative: how far outside. */
  public double depth(Spot spot) {
    double nearest = Double.MAX_VALUE;
    boolean within = false;
    var from = corners.getLast();
    for (var to : corners) {
      nearest = Math.min(nearest, distance(spot, from, to));
      within ^= crosses(spot, from, to);
      from = to;
    }
    return within ? nearest : -nearest;
  }

  /** Whether a ray from the spot to the right crosses this side. */
  private static boolean crosses(Spot spot, Spot from, Spot to) {
    return (from.y() > spot.y()) != (to.y() > spot.y())
        && spot.x() < from.x() + (to.x() - from.x()) * (spot.y() - from.y()) / (to.y() - from.y());
  }

  private static double distance(Spot spot, Spot from, Spot to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double along = ((spot.x() - from.x()) * dx + (spot.y() - from.y()) * dy) / (dx * dx + dy * dy);
    return spot.distanceTo(from.towards(to, Math.clamp(along, 0, 1)));
  }
}
