package org.dradis.hud.ring;

/** A place on the screen. */
record Point(double x, double y) {
  Point plus(double right, double down) {
    return new Point(x + right, y + down);
  }

  /** The point a part of the way to another. */
  Point towards(Point other, double part) {
    return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
  }

  double distance(Point other) {
    return Math.hypot(other.x - x, other.y - y);
  }
}
