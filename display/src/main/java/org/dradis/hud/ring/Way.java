package org.dradis.hud.ring;

/** A bent way from a point to another, round something in the middle. */
record Way(Point from, Point over, Point to) {
  private static final double BEND = 0.22;

  static Way round(Point middle, Point from, Point to) {
    Point half = from.towards(to, 0.5);
    double far = middle.distance(half);
    double bend = from.distance(to) * BEND;
    return new Way(from, far < 1 ? half.plus(0, -bend) : half.towards(middle, -bend / far), to);
  }

  Point at(double part) {
    return from.towards(over, part).towards(over.towards(to, part), part);
  }

  /** The direction at a part of the way, in degrees clockwise from the right. */
  double heading(double part) {
    Point now = from.towards(over, part);
    Point next = over.towards(to, part);
    return Math.toDegrees(Math.atan2(next.y() - now.y(), next.x() - now.x()));
  }

  /** The same way without what is near its ends. */
  Way shortened(double by) {
    double length = from.distance(over) + over.distance(to);
    double part = Math.min(0.35, by / Math.max(1, length));
    return new Way(at(part), over, at(1 - part));
  }
}
