package org.dradis.hud.ring;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import javafx.scene.transform.Rotate;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** An arrow along a way, which may carry ships and how many. */
final class ArrowNode extends Group {
  private static final double[] HEAD = {0, 0, -11, -6, -11, 6};
  private static final double GLYPH = 15;
  private static final double ASIDE = 5;

  private final Path line = new Path();
  private final Polygon head = new Polygon(HEAD);
  private final Glyph glyph = new Glyph(Symbol.INFO, GLYPH);
  private final Label number = new Label();
  private final HBox load = new HBox(2, glyph, number);

  ArrowNode(String style) {
    getStyleClass().addAll("arrow", style);
    setManaged(false);
    setMouseTransparent(true);
    line.getStyleClass().add("arrow-line");
    head.getStyleClass().add("arrow-head");
    load.getStyleClass().add("arrow-load");
    load.setAlignment(Pos.CENTER);
    load.setManaged(false);
    number.getStyleClass().add("count");
    getChildren().addAll(line, head);
  }

  void point(Way way) {
    line.getElements().setAll(Shapes.curve(way));
    head.setTranslateX(way.to().x());
    head.setTranslateY(way.to().y());
    head.getTransforms().setAll(new Rotate(way.heading(1)));
  }

  /** Puts ships beside it, on the side of the middle. */
  void carry(Way way, Point middle, Arrow arrow) {
    point(way);
    glyph.show(arrow.symbol());
    glyph.setVisible(!arrow.more());
    glyph.setManaged(!arrow.more());
    number.setText(arrow.count() == 1 ? "" : "×" + arrow.count());
    if (!getChildren().contains(load)) {
      getChildren().add(load);
    }
    load.applyCss();
    load.autosize();
    Point half = way.at(0.5);
    double far = Math.max(1, middle.distance(half));
    double across = Math.abs(middle.x() - half.x()) / far * load.getWidth() / 2;
    double down = Math.abs(middle.y() - half.y()) / far * load.getHeight() / 2;
    double aside = (across + down + ASIDE) / far;
    Point at = half.towards(middle, aside);
    load.relocate(at.x() - load.getWidth() / 2, at.y() - load.getHeight() / 2);
  }
}
