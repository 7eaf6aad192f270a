package org.dradis.hud.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/**
 * Targets in columns of the same width. Where a word does not fit, the letters of its row are
 * smaller, as long as they can be read.
 */
@SuppressWarnings("this-escape") // others only add to it
public class TargetGrid extends GridPane {
  private static final double[] SIZES = {1, 0.95, 0.9, 0.85, 0.8, 0.72, 0.64};
  private static final double ALL = 100;

  /** What is wider by a scroll bar fits too; else a bar that comes and goes would never rest. */
  private static final double SLACK = 24;

  private double fitted = Double.NEGATIVE_INFINITY;

  public TargetGrid(int columns) {
    for (int column = 0; column < columns; column++) {
      ColumnConstraints width = new ColumnConstraints();
      width.setPercentWidth(ALL / columns);
      width.setHgrow(Priority.ALWAYS);
      width.setHalignment(HPos.CENTER);
      getColumnConstraints().add(width);
    }
  }

  /** Letters are of another size now, or other words are there. */
  public final void renew() {
    fitted = Double.NEGATIVE_INFINITY;
  }

  /** Whether letters of it are smaller than those around it. */
  public final boolean isTight() {
    return targets().stream().anyMatch(it -> it.getStyle() != null && !it.getStyle().isEmpty());
  }

  @Override
  protected double computePrefHeight(double width) {
    boolean fits = width >= fitted && width <= fitted + SLACK;
    if (width > 0 && !fits && getScene() != null) {
      fitted = width;
      fit(width);
    }
    return super.computePrefHeight(width);
  }

  private void fit(double width) {
    targets().forEach(it -> it.setStyle(null));
    applyCss();
    lay(width);
    if (WholeWords.in(this)) {
      return;
    }
    Map<Integer, List<Labeled>> rows = new TreeMap<>();
    for (Node cell : getChildren()) {
      List<Labeled> row = rows.computeIfAbsent(getRowIndex(cell), _ -> new ArrayList<>());
      row.addAll(targets(cell));
    }
    rows.values().forEach(row -> fit(row, width));
  }

  private void fit(List<Labeled> row, double width) {
    List<Double> sizes = row.stream().map(it -> it.getFont().getSize()).toList();
    double smallest = sizes.stream().min(Comparator.naturalOrder()).orElse(0.0);
    for (double size : SIZES) {
      if (size < 1) {
        if (smallest * size < WholeWords.SMALLEST) {
          return;
        }
        for (int i = 0; i < row.size(); i++) {
          row.get(i)
              .setStyle(String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", sizes.get(i) * size));
        }
        applyCss();
        lay(width);
      }
      if (row.stream().allMatch(WholeWords::in)) {
        return;
      }
    }
  }

  private void lay(double width) {
    resize(width, super.computePrefHeight(width));
    layout();
  }

  private List<Labeled> targets() {
    return getChildren().stream().flatMap(it -> targets(it).stream()).toList();
  }

  private static List<Labeled> targets(Node node) {
    if (node instanceof Labeled labeled) {
      return labeled.getText().isEmpty() ? List.of() : List.of(labeled);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream().flatMap(it -> targets(it).stream()).toList()
        : List.of();
  }
}
