package org.dradis.hud.shell;

import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the second tap of a double one from a target that came up under the finger meanwhile. On
 * the same target as the first it is let through.
 */
public final class SecondTaps {
  private @Nullable Node first;
  private boolean stray;

  private SecondTaps() {}

  /** Keeps them from all that is inside a node. */
  public static void keepFrom(Node all) {
    SecondTaps taps = new SecondTaps();
    all.addEventFilter(MouseEvent.MOUSE_PRESSED, taps::press);
    all.addEventFilter(MouseEvent.MOUSE_RELEASED, taps::follow);
    all.addEventFilter(MouseEvent.MOUSE_CLICKED, taps::follow);
  }

  private void press(MouseEvent event) {
    Node target = target(event);
    stray = event.getClickCount() > 1 && target != null && !target.equals(first);
    if (event.getClickCount() == 1) {
      first = target;
    }
    follow(event);
  }

  private void follow(MouseEvent event) {
    if (stray) {
      event.consume();
    }
  }

  private static @Nullable Node target(MouseEvent event) {
    Node each = event.getTarget() instanceof Node node ? node : null;
    while (each != null && !each.getStyleClass().contains("target")) {
      each = each.getParent();
    }
    return each;
  }
}
