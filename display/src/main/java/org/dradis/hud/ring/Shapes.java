package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;

/** Figures as the toolkit wants them. */
final class Shapes {
  private static final double STEP = 13;
  private static final double DEEP = 7;
  private static final double MARGIN = 0.16;

  private Shapes() {}

  static List<Double> points(List<Point> corners, double right, double down) {
    List<Double> points = new ArrayList<>();
    for (Point corner : corners) {
      points.add(corner.x() + right);
      points.add(corner.y() + down);
    }
    return points;
  }

  static List<PathElement> closed(List<Point> corners) {
    List<PathElement> path = open(corners);
    path.add(new LineTo(corners.getFirst().x(), corners.getFirst().y()));
    return path;
  }

  static List<PathElement> open(List<Point> corners) {
    List<PathElement> path = new ArrayList<>();
    for (Point corner : corners) {
      path.add(
          path.isEmpty() ? new MoveTo(corner.x(), corner.y()) : new LineTo(corner.x(), corner.y()));
    }
    return path;
  }

  static List<PathElement> curve(Way way) {
    return List.of(
        new MoveTo(way.from().x(), way.from().y()),
        new QuadCurveTo(way.over().x(), way.over().y(), way.to().x(), way.to().y()));
  }

  /** Short strokes along a line, to its right. */
  static List<PathElement> ticks(Point from, Point to, double right, double down) {
    List<PathElement> ticks = new ArrayList<>();
    double length = from.distance(to);
    double x = (to.x() - from.x()) / length;
    double y = (to.y() - from.y()) / length;
    for (double at = length * MARGIN; at < length * (1 - MARGIN); at += STEP) {
      Point foot = from.plus(x * at + right, y * at + down);
      Point tip = foot.plus(-y * DEEP, x * DEEP);
      ticks.add(new MoveTo(foot.x(), foot.y()));
      ticks.add(new LineTo(tip.x(), tip.y()));
    }
    return ticks;
  }
}
