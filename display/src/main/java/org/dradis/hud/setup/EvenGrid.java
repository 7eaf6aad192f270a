package org.dradis.hud.setup;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Columns of the same width, as wide as there is room; rows as high as their words need. */
final class EvenGrid extends Pane {
  private final double gap;
  private int columns = 1;

  EvenGrid(double gap) {
    this.gap = gap;
  }

  /** Lays nodes out row by row. */
  void show(List<? extends Node> nodes, int perRow) {
    columns = perRow;
    getChildren().setAll(nodes);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets around = getInsets();
    double across = columnWidth(width < 0 ? getWidth() : width);
    double height = around.getTop() + around.getBottom();
    for (int first = 0; first < getChildren().size(); first += columns) {
      height += rowHeight(first, across) + (first == 0 ? 0 : gap);
    }
    return height;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double across = columnWidth(getWidth());
    double y = getInsets().getTop();
    for (int first = 0; first < getChildren().size(); first += columns) {
      double height = rowHeight(first, across);
      for (int i = first; i < end(first); i++) {
        double x = getInsets().getLeft() + (i - first) * (across + gap);
        layoutInArea(getChildren().get(i), x, y, across, height, 0, HPos.LEFT, VPos.TOP);
      }
      y += height + gap;
    }
  }

  private double columnWidth(double width) {
    Insets around = getInsets();
    double inside = width - around.getLeft() - around.getRight() - gap * (columns - 1);
    return Math.max(0, Math.floor(inside / columns));
  }

  private double rowHeight(int first, double across) {
    double height = 0;
    for (int i = first; i < end(first); i++) {
      Node child = getChildren().get(i);
      height = Math.max(height, Math.max(child.minHeight(across), child.prefHeight(across)));
    }
    return snapSizeY(height);
  }

  private int end(int first) {
    return Math.min(first + columns, getChildren().size());
  }
}
