package org.dradis.hud.shell;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * A list that is longer than its place. It follows a finger from wherever it was put down: a target
 * on which a drag begins is not tapped.
 */
public final class TouchScroll extends ScrollPane {
  /** A finger that taps moves as much. */
  private static final double STILL = 10;

  private static final PseudoClass FITS = PseudoClass.getPseudoClass("fits");

  private double pressedY;
  private double pressedValue;
  private boolean pressed;
  private boolean dragged;

  public TouchScroll(Node content) {
    super(content);
    setFitToWidth(true);
    setFocusTraversable(false);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
  }

  /**
   * Leaves room for the bar whether it is needed or not, so that nothing moves aside when a list
   * becomes longer than its place.
   */
  public void keepRoomForBar() {
    setVbarPolicy(ScrollBarPolicy.ALWAYS);
    viewportBoundsProperty().subscribe(this::hideIdleBar);
    getContent().layoutBoundsProperty().subscribe(this::hideIdleBar);
  }

  private void hideIdleBar() {
    pseudoClassStateChanged(
        FITS, getContent().getLayoutBounds().getHeight() <= getViewportBounds().getHeight());
  }

  private void press(MouseEvent event) {
    pressed = !isOnBar(event);
    dragged = false;
    pressedY = event.getY();
    pressedValue = getVvalue();
  }

  private void drag(MouseEvent event) {
    double hidden = getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
    if (!pressed || hidden <= 0) {
      return;
    }
    double way = event.getY() - pressedY;
    if (!dragged && Math.abs(way) > STILL) {
      dragged = true;
      disarm(event);
    }
    if (dragged) {
      setVvalue(Math.clamp(pressedValue - way / hidden, 0, 1));
      event.consume();
    }
  }

  private void release(MouseEvent event) {
    pressed = false;
    if (dragged) {
      dragged = false;
      event.consume();
    }
  }

  /** Whether somebody has the bar itself in hand. */
  static boolean isOnBar(MouseEvent event) {
    return event.getTarget() instanceof Node node && find(node, ScrollBar.class) != null;
  }

  private static void disarm(MouseEvent event) {
    if (event.getTarget() instanceof Node node
        && find(node, ButtonBase.class) instanceof ButtonBase button) {
      button.disarm();
    }
  }

  private static @Nullable Node find(Node from, Class<? extends Node> kind) {
    Node each = from;
    while (each != null && !kind.isInstance(each)) {
      each = each.getParent();
    }
    return each;
  }
}
