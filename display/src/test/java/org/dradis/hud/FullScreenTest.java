package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.dradis.hud.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.testfx.api.FxRobot;

/** A window that is not on the screen has no manager that would change its size. */
@Timeout(60)
class FullScreenTest {
  private static final Rectangle2D BEFORE = new Rectangle2D(20, 30, 800, 480);

  private static Rectangle2D bounds(Stage stage) {
    return new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
  }

  @Test
  void itIsAllOfTheScreenAndGivesTheWindowItsSizeBack() {
    Picture.headless();
    new FxRobot()
        .interact(
            () -> {
              Stage stage = new Stage();
              stage.setX(BEFORE.getMinX());
              stage.setY(BEFORE.getMinY());
              stage.setWidth(BEFORE.getWidth());
              stage.setHeight(BEFORE.getHeight());
              FullScreen full = new FullScreen(stage);
              full.change();
              assertTrue(stage.isFullScreen());
              assertEquals(Screen.getPrimary().getBounds(), bounds(stage));
              full.change();
              assertFalse(stage.isFullScreen());
              assertEquals(BEFORE, bounds(stage));
            });
  }
}
