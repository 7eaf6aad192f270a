package org.dradis.hud.ring;

import java.util.List;

/** An upright rectangle. */
record Box(double x, double y, double width, double height) {
  static Box centred(Point middle, double width, double height) {
    return new Box(middle.x() - width / 2, middle.y() - height / 2, width, height);
  }

  double right() {
    return x + width;
  }

  double bottom() {
    return y + height;
  }

  Point centre() {
    return new Point(x + width / 2, y + height / 2);
  }

  Box inset(double across, double down) {
    return new Box(x + across, y + down, width - 2 * across, height - 2 * down);
  }

  boolean contains(Box other) {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }

  List<Point> corners() {
    return List.of(
        new Point(x, y),
        new Point(right(), y),
        new Point(right(), bottom()),
        new Point(x, bottom()));
  }
}
