package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

/** The screen of the DRADIS itself: its frame, ranges, and the ground of Galactica. */
final class Grid extends Group {
  private static final int RANGES = 3;
  private static final double TICK = 5;
  private static final double STEP = 16;

  private final Path ranges = new Path();
  private final Path frame = new Path();
  private final Path core = new Path();

  Grid() {
    setManaged(false);
    setMouseTransparent(true);
    ranges.getStyleClass().add("ranges");
    frame.getStyleClass().add("frame");
    core.getStyleClass().add("core");
    getChildren().addAll(frame, core, ranges);
  }

  void draw(Scope scope, boolean fleet) {
    List<PathElement> lines = new ArrayList<>(Shapes.closed(scope.frame().corners()));
    if (fleet) {
      lines.addAll(Shapes.closed(scope.edge().corners()));
      scope.fleetBorders().forEach(it -> lines.addAll(Shapes.open(it)));
    }
    frame.getElements().setAll(lines);
    core.getElements().setAll(Shapes.closed(scope.core().corners()));
    ranges.getElements().setAll(ranges(scope));
  }

  /** Rings of equal distance, and degrees along the edge. */
  private static List<PathElement> ranges(Scope scope) {
    List<PathElement> lines = new ArrayList<>();
    List<Point> outer = scope.edge().corners();
    Point middle = scope.galactica().centre();
    for (int range = 1; range < RANGES; range++) {
      double part = 0.42 + 0.58 * range / RANGES;
      lines.addAll(Shapes.closed(outer.stream().map(it -> middle.towards(it, part)).toList()));
    }
    for (int i = 0; i < outer.size(); i++) {
      Point from = outer.get(i);
      Point to = outer.get((i + 1) % outer.size());
      double length = from.distance(to);
      for (double at = STEP; at < length; at += STEP) {
        Point foot = from.towards(to, at / length);
        Point tip = foot.towards(middle, TICK / foot.distance(middle));
        lines.add(new MoveTo(foot.x(), foot.y()));
        lines.add(new LineTo(tip.x(), tip.y()));
      }
    }
    return lines;
  }
}
