package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rig.world.Spot;

/**
 * Pieces beside the areas of the board, sorted: one kind after the other, in rows. Where there is
 * no room for all, those of a kind lie over each other like cards in a hand, and of each something
 * is seen; no kind lies over another.
 */
final class Rows {
  private static final double GAP = 1;
  private static final double STEP = 0.5;
  private static final double CLOSEST = 1;

  private final FreeSpots.Room room;
  private final double share;
  private final List<List<Figure>> rows = new ArrayList<>();
  private final Map<String, Double> across = new LinkedHashMap<>();

  /** With a share of 1 none lies over another. */
  private Rows(FreeSpots.Room room, List<Figure> figures, double share) {
    this.room = room;
    this.share = share;
    Figure before = null;
    for (Figure figure : figures) {
      double radius = figure.radius();
      double x = before == null ? 0 : across(before) + way(before, figure);
      if (before == null || x > room.right(radius)) {
        rows.add(new ArrayList<>());
        x = room.left(radius);
      }
      rows.getLast().add(figure);
      across.put(figure.name(), x);
      before = figure;
    }
  }

  /** Where to put these pieces, by their names. */
  static Map<String, Spot> of(TablePart part, Collection<Figure> figures) {
    FreeSpots.Room room = new FreeSpots.Room(part);
    List<Figure> sorted =
        figures.stream()
            .sorted(Comparator.comparingInt(Figure::rank).thenComparingDouble(Figure::radius))
            .toList();
    double widest = 2 * sorted.stream().mapToDouble(Figure::radius).max().orElse(0) + GAP;
    double share = 1;
    Rows rows = new Rows(room, sorted, share);
    while (!rows.fit() && share * widest > CLOSEST) {
      share -= STEP / widest;
      rows = new Rows(room, sorted, share);
    }
    return rows.spots();
  }

  private double across(Figure figure) {
    return across.getOrDefault(figure.name(), 0.0);
  }

  private double way(Figure one, Figure next) {
    double whole = one.radius() + next.radius() + GAP;
    return one.kind() == next.kind() ? share * whole : whole;
  }

  private boolean fit() {
    return rows.isEmpty() || room.top() + height() <= room.bottom(largest(rows.getLast()));
  }

  private double height() {
    double height = 0;
    for (int i = 1; i < rows.size(); i++) {
      height += largest(rows.get(i - 1)) + largest(rows.get(i));
    }
    return height;
  }

  private static double largest(List<Figure> row) {
    return row.stream().mapToDouble(Figure::radius).max().orElse(0);
  }

  private Map<String, Spot> spots() {
    Map<String, Spot> spots = new LinkedHashMap<>();
    // Where nothing else helps rows get narrower, too.
    double narrower = fit() ? 1 : (room.bottom(largest(rows.getLast())) - room.top()) / height();
    double y = room.top();
    for (int i = 0; i < rows.size(); i++) {
      if (i > 0) {
        y += narrower * (largest(rows.get(i - 1)) + largest(rows.get(i)));
      }
      for (Figure figure : rows.get(i)) {
        spots.put(figure.name(), new Spot(across(figure), y));
      }
    }
    return spots;
  }
}
