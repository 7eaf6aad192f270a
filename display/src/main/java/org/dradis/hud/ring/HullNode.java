package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/** A ship of the line from above, bow to the left, with sockets for its damage. */
final class HullNode extends Region {
  private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
  private static final PseudoClass AWAY = PseudoClass.getPseudoClass("away");
  private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");
  private static final double PAUSE = 0.5;

  private final HullDrawing drawing;
  private final SVGPath plates = new SVGPath();
  private final SVGPath lines = new SVGPath();
  private final Scale scale = new Scale();
  private final Group hull = new Group(plates, lines);
  private final List<SocketNode> sockets = new ArrayList<>();
  private @Nullable Hull shown;

  HullNode(HullDrawing drawing) {
    this.drawing = drawing;
    setId("ring-" + drawing.word());
    getStyleClass().addAll("target", "hull");
    setManaged(false);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.BUTTON);
    plates.setContent(drawing.plates());
    plates.getStyleClass().add("plates");
    lines.setContent(drawing.lines());
    lines.getStyleClass().add("lines");
    hull.getTransforms().add(scale);
    hull.setMouseTransparent(true);
    getChildren().add(hull);
  }

  void show(Hull now, boolean asked) {
    pseudoClassStateChanged(ASKED, asked);
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    pseudoClassStateChanged(AWAY, now.away());
    pseudoClassStateChanged(LOST, now.isLost());
    while (sockets.size() < now.sockets().size()) {
      SocketNode socket = new SocketNode(now.sockets().get(sockets.size()));
      sockets.add(socket);
      getChildren().add(socket);
    }
    for (int i = 0; i < now.sockets().size(); i++) {
      sockets.get(i).show(now.sockets().get(i));
    }
    requestLayout();
  }

  /** The middle of the hull, or of the socket of a token; in the parent's coordinates. */
  Point point() {
    return new Point(getLayoutX() + getWidth() / 2, getLayoutY() + getHeight() / 2);
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / drawing.width(), getHeight() / drawing.height());
    double left = (getWidth() - drawing.width() * factor) / 2;
    double top = (getHeight() - drawing.height() * factor) / 2;
    scale.setX(factor);
    scale.setY(factor);
    hull.setLayoutX(left);
    hull.setLayoutY(top);
    double size = drawing.socket() * factor;
    double step = size * 1.12;
    double x = left + drawing.first() * factor;
    double y = top + drawing.height() * factor / 2 - size / 2;
    for (int i = 0; i < sockets.size(); i++) {
      // What comes after the six locations are resources.
      x += i == drawing.locations() ? step * PAUSE : 0;
      sockets.get(i).resizeRelocate(x, y, size, size);
      x += step;
    }
  }
}
