package org.dradis.hud;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * A window that fills the screen, and is given back its size. A window manager is asked to do it;
 * where there is none, as in a kiosk, nobody else would.
 */
final class FullScreen {
  private final Stage stage;
  private @Nullable Rectangle2D before;

  FullScreen(Stage stage) {
    this.stage = stage;
    // Escape ends it, too.
    stage
        .fullScreenProperty()
        .subscribe(
            full -> {
              if (!full) {
                giveBack();
              }
            });
  }

  void change() {
    if (stage.isFullScreen()) {
      stage.setFullScreen(false);
    } else {
      fill();
    }
  }

  void fill() {
    before = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    put(Screen.getPrimary().getBounds());
    stage.setFullScreen(true);
  }

  private void giveBack() {
    Rectangle2D bounds = before;
    before = null;
    if (bounds != null) {
      put(bounds);
    }
  }

  private void put(Rectangle2D bounds) {
    stage.setX(bounds.getMinX());
    stage.setY(bounds.getMinY());
    stage.setWidth(bounds.getWidth());
    stage.setHeight(bounds.getHeight());
  }
}
