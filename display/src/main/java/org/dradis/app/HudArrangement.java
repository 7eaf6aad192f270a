package org.dradis.app;

import javafx.geometry.Rectangle2D;
import org.dradis.hud.HudView;

/**
 * Where the HUD and a simulated table are put on a screen. Side by side where both can be used so;
 * else one over the other's corner, so that either can be got at; on the smallest screens each
 * fills all of it.
 */
record HudArrangement(Rectangle2D hud, Rectangle2D table) {
  /** Of the HUD, smaller than which nobody wants to touch it. */
  private static final double LEAST_WIDTH = 640;

  private static final double LEAST_HEIGHT = 384;

  /** What a window manager may put above a window. */
  private static final double TITLE = 40;

  /** Of a window with the table, as a part of its width: the targets beside the table need it. */
  private static final double TABLE_HEIGHT = 0.75;

  private static final double CORNER = 0.25;
  private static final double SMALL_WIDTH = 960;
  private static final double SMALL_HEIGHT = 540;
  private static final double LARGEST = 1.6;
  private static final double ROOM_WIDTH = 1000;
  private static final double ROOM_HEIGHT = 600;

  static HudArrangement on(Rectangle2D screen) {
    double left = screen.getMinX();
    double top = screen.getMinY();
    double width = screen.getWidth();
    double height = screen.getHeight();
    double half = width / 2;
    if (isSmall(screen)) {
      return new HudArrangement(screen, screen);
    }
    if (half < LEAST_WIDTH) {
      double aside = width * CORNER;
      double below = 2 * TITLE;
      return new HudArrangement(
          new Rectangle2D(left, top, LEAST_WIDTH, LEAST_HEIGHT + TITLE),
          new Rectangle2D(left + aside, top + below, width - aside, height - below));
    }
    double share = HudView.HEIGHT / HudView.WIDTH;
    return new HudArrangement(
        new Rectangle2D(left, top, half, Math.min(height, half * share + TITLE)),
        new Rectangle2D(left + half, top, half, Math.min(height, half * TABLE_HEIGHT + TITLE)));
  }

  /** Whether a screen has room for one window only. */
  static boolean isSmall(Rectangle2D screen) {
    return screen.getWidth() < SMALL_WIDTH || screen.getHeight() < SMALL_HEIGHT;
  }

  /** How large to open a HUD that is alone: with some air round it, but never small for that. */
  static double scale(Rectangle2D screen) {
    double full = Math.min(screen.getWidth() / HudView.WIDTH, screen.getHeight() / HudView.HEIGHT);
    double airy = Math.min(screen.getWidth() / ROOM_WIDTH, screen.getHeight() / ROOM_HEIGHT);
    return Math.clamp(airy, Math.clamp(full, LEAST_WIDTH / HudView.WIDTH, 1), LARGEST);
  }
}
