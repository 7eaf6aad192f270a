package org.dradis.hud.status;

import javafx.scene.layout.Region;

/** How full a dial is, with its red zone and the mark at which that begins. */
final class Gauge extends Region {
  private final Region red = part("gauge-red");
  private final Region fill = part("gauge-fill");
  private final Region mark = part("gauge-mark");
  private double filled;
  private double redTo;

  Gauge() {
    getStyleClass().add("gauge");
    getChildren().setAll(red, fill, mark);
  }

  private static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    return part;
  }

  void show(Status.Dial dial) {
    filled = (double) dial.value() / Status.Dial.MOST;
    redTo = (double) dial.redTo() / Status.Dial.MOST;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    red.resizeRelocate(0, height / 2, width * redTo, height / 2);
    fill.resizeRelocate(0, 0, width * filled, height / 2);
    mark.resizeRelocate(width * redTo - 1, 0, 2, height);
  }
}
