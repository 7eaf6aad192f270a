package org.dradis.app;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.dradis.hud.shell.TouchScroll;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.robot.MouseRobot;
import org.testfx.util.WaitForAsyncUtils;

/** A window with what fingers do in it, as soon as it can be done. */
final class RobotWindow extends RobotEyes {
  private static final int MOST_STEPS = 80;
  private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");

  /** Farther away than that a tap is no second one of a double tap. */
  private static final double ASIDE = 21;

  private final FxRobot robot;
  private Point2D finger = Point2D.ZERO;
  private Point2D lastTap = Point2D.ZERO;
  private @Nullable Node below;

  RobotWindow(String name, Stage stage, FxRobot robot) {
    super(name, stage);
    this.robot = robot;
    onScreen(
        () -> {
          scene()
              .addEventFilter(
                  MouseEvent.MOUSE_MOVED,
                  event -> below = event.getPickResult().getIntersectedNode());
          return true;
        });
  }

  private MouseRobot mouse() {
    return robot.robotContext().getMouseRobot();
  }

  /** Waits until something is on the screen. */
  void until(String what, BooleanSupplier there) {
    try {
      WaitForAsyncUtils.waitFor(
          PATIENCE_SECONDS, TimeUnit.SECONDS, () -> onScreen(there::getAsBoolean));
    } catch (TimeoutException e) {
      throw lost("waited in vain for " + what);
    }
  }

  void untilShown(String id) {
    until("#" + id, () -> shows(id));
  }

  void untilGone(String id) {
    until("#" + id + " to go", () -> !shows(id));
  }

  /** Taps a node as soon as it is there and enabled, and nothing lies over it. */
  void tap(String id) {
    until("#" + id + " under the finger", () -> isUnderTheFinger(id));
    onScreen(
        () -> {
          lastTap = finger;
          return press() && release();
        });
  }

  /** Taps a node if it can be tapped now; on the thread of the screen. */
  void tapIfThere(String id) {
    if (isUnderTheFinger(id)) {
      lastTap = finger;
      press();
      release();
    }
  }

  /** Taps two times as fast as anybody can. */
  void tapTwice(String id) {
    until("#" + id + " under the finger", () -> isUnderTheFinger(id));
    onScreen(() -> press() && release() && press() && release());
  }

  private boolean press() {
    mouse().pressNoWait(MouseButton.PRIMARY);
    return true;
  }

  private boolean release() {
    mouse().releaseNoWait(MouseButton.PRIMARY);
    return true;
  }

  private boolean isUnderTheFinger(String id) {
    Node node = find(id);
    Point2D middle = middle(node);
    return node != null
        && middle != null
        && !node.isDisabled()
        && !hasJustMoved(node)
        && isInView(node, middle)
        && reach(awayFromLast(middle), node);
  }

  /** Then it takes a while until a finger is let through. */
  private static boolean hasJustMoved(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each.getPseudoClassStates().contains(MOVED)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Point2D middle(@Nullable Node node) {
    if (node != null && node.getScene() != null) {
      node.getScene().getRoot().applyCss();
      node.getScene().getRoot().layout();
    }
    Bounds bounds = node == null ? null : node.localToScreen(node.getBoundsInLocal());
    return bounds == null ? null : new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  /** Two taps at the same spot would be a double tap, and nobody is as fast as that. */
  private Point2D awayFromLast(Point2D middle) {
    Point2D left = middle.subtract(ASIDE, 0);
    boolean far =
        Math.abs(left.getX() - lastTap.getX()) > ASIDE
            || Math.abs(left.getY() - lastTap.getY()) > ASIDE;
    return far ? left : middle.add(ASIDE, 0);
  }

  /** Moves the finger, and says whether it is where it is meant to be. */
  private boolean reach(Point2D point, Node meant) {
    below = null;
    finger = point;
    mouse().moveNoWait(point);
    Node each = below;
    while (each != null && !each.equals(meant)) {
      each = each.getParent();
    }
    return each != null;
  }

  /** Draws the list that it is in with a finger, if it is not in view. */
  private boolean isInView(Node node, Point2D middle) {
    Bounds view = viewport(node);
    if (view == null || view.contains(middle)) {
      return true;
    }
    Point2D start = new Point2D(view.getCenterX(), view.getCenterY());
    double most = view.getHeight() / 2 - 1;
    double way = Math.clamp(start.getY() - middle.getY(), -most, most);
    drag(start, start.add(0, way));
    return false;
  }

  private static @Nullable Bounds viewport(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each instanceof TouchScroll list) {
        return list.localToScreen(list.getLayoutBounds());
      }
    }
    return null;
  }

  /** Drags what is in the middle of a node to a point of the screen. */
  void drag(String id, Function<Node, Point2D> to) {
    until("#" + id + " under the finger", () -> isAtHand(find(id)));
    onScreen(() -> drag(finger, to.apply(Objects.requireNonNull(find(id)))));
  }

  private boolean drag(Point2D start, Point2D goal) {
    mouse().moveNoWait(start);
    press();
    mouse().moveNoWait(start.midpoint(goal));
    mouse().moveNoWait(goal);
    return release();
  }

  /** Pieces lie so close that another may be on top; the finger takes the nearest. */
  private boolean isAtHand(@Nullable Node piece) {
    Point2D middle = middle(piece);
    return piece != null && middle != null && reach(middle, piece.getParent());
  }

  void press(KeyCode... keys) {
    robot.push(keys);
  }

  /** Goes from target to target with the key for it until the focus is there. */
  void focus(String id) {
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (is(id, Node::isFocused)) {
        return;
      }
      press(KeyCode.TAB);
    }
    throw lost("the focus never comes to #" + id);
  }
}
