package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;

/** A convex figure, its corners clockwise as seen on a screen. */
record Outline(List<Point> corners) {
  Outline {
    corners = List.copyOf(corners);
  }

  static Outline of(Point... corners) {
    return new Outline(List.of(corners));
  }

  double top() {
    return corners.stream().mapToDouble(Point::y).min().orElseThrow();
  }

  double bottom() {
    return corners.stream().mapToDouble(Point::y).max().orElseThrow();
  }

  double left() {
    return corners.stream().mapToDouble(Point::x).min().orElseThrow();
  }

  double right() {
    return corners.stream().mapToDouble(Point::x).max().orElseThrow();
  }

  /** The centre of its surface. */
  Point centre() {
    double surface = 0;
    double x = 0;
    double y = 0;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = next(i);
      double cross = a.x() * b.y() - b.x() * a.y();
      surface += cross;
      x += (a.x() + b.x()) * cross;
      y += (a.y() + b.y()) * cross;
    }
    return new Point(x / (3 * surface), y / (3 * surface));
  }

  private Point next(int i) {
    return corners.get((i + 1) % corners.size());
  }

  boolean contains(Point point) {
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = next(i);
      double cross = (b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x());
      if (cross < 0) {
        return false;
      }
    }
    return true;
  }

  /** What of a row between two heights lies within; its width may be negative: nothing. */
  Span span(double from, double to) {
    Span high = span(from);
    Span low = span(to);
    return new Span(Math.max(high.left(), low.left()), Math.min(high.right(), low.right()));
  }

  private Span span(double y) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = next(i);
      if (Math.min(a.y(), b.y()) <= y && y <= Math.max(a.y(), b.y())) {
        double part = a.y() == b.y() ? 0 : (y - a.y()) / (b.y() - a.y());
        double x = a.towards(b, part).x();
        left = Math.min(left, a.y() == b.y() ? Math.min(a.x(), b.x()) : x);
        right = Math.max(right, a.y() == b.y() ? Math.max(a.x(), b.x()) : x);
      }
    }
    return new Span(left, right);
  }

  /** The same figure with all its sides moved inwards. */
  Outline inset(double by) {
    List<Point> inner = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Point before = corners.get((i + corners.size() - 1) % corners.size());
      inner.add(cross(before, corners.get(i), next(i), by));
    }
    return new Outline(inner);
  }

  /** Where the two sides that meet in a corner meet when they are moved inwards. */
  private static Point cross(Point before, Point corner, Point after, double by) {
    double ax = (corner.x() - before.x()) / before.distance(corner);
    double ay = (corner.y() - before.y()) / before.distance(corner);
    double bx = (after.x() - corner.x()) / corner.distance(after);
    double by2 = (after.y() - corner.y()) / corner.distance(after);
    double turn = ax * by2 - ay * bx;
    double along = by * (1 - ax * bx - ay * by2) / turn;
    return corner.plus(-ay * by - ax * along, ax * by - ay * along);
  }
}
