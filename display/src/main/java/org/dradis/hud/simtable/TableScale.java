package org.dradis.hud.simtable;

import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Spot;

/**
 * How the table is drawn in a window: pixels for a millimetre, and where its corner is. The lid of
 * the box lies beside it; above the lid there is room for targets.
 */
record TableScale(double factor, double left, double top) {
  private static final double RIM = 16;
  private static final double LARGE = 0.9;
  private static final double WIDTH = BoardPlan.LID.right() + 2 * RIM;
  private static final double HEIGHT = BoardPlan.TABLE.bottom() + 2 * RIM;

  /** Where the column of targets begins, in millimetres, and how wide it is at least, in pixels. */
  static final double COLUMN_LEFT = 897;

  private static final double COLUMN = 224;

  /**
   * Fits the table into a window, below a line of text. In a small window it stands at the lower
   * edge, so that there is room for targets.
   */
  static TableScale fit(double width, double height, double head) {
    double forTargets = (width - COLUMN) / (COLUMN_LEFT + RIM);
    double factor =
        Math.max(0.1, Math.min(Math.min(width / WIDTH, forTargets), (height - head) / HEIGHT));
    double aside = Math.max(0, width - WIDTH * factor);
    double moved = Math.clamp(width - COLUMN - (COLUMN_LEFT + RIM) * factor, 0, aside / 3);
    double above = Math.max(0, height - head - HEIGHT * factor);
    double below = factor > LARGE ? above / 2 : 0;
    return new TableScale(factor, moved + RIM * factor, height - below - (HEIGHT - RIM) * factor);
  }

  double x(double millimetres) {
    return left + millimetres * factor;
  }

  double y(double millimetres) {
    return top + millimetres * factor;
  }

  /** Where a point of the window is on the table. */
  Spot spot(double x, double y) {
    return new Spot((x - left) / factor, (y - top) / factor);
  }
}
