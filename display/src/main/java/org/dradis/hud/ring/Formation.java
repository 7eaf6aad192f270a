package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the ships of an area stand: in rows, Cylons before humans, as large as there is room. */
final class Formation {
  /** A flock and the box in which it is drawn. */
  record Placed(Flock flock, Box box, Density density) {}

  private static final double GAP = 8;
  private static final double ROW_GAP = 3;

  /** How much fuller than the others a row may be. */
  private static final double UNEVEN = 1.12;

  private final Outline ground;
  private final double top;
  private final double bottom;
  private final double letters;
  private final List<Density> densities;

  /**
   * @param letters how large letters are, 1 as designed
   */
  Formation(Plot plot, double letters) {
    this.ground = plot.ships();
    this.top = plot.top();
    this.bottom = plot.bottom();
    this.letters = letters;
    this.densities = Density.upTo(plot.zoom());
  }

  List<Placed> of(List<Flock> flocks) {
    for (Density density : densities) {
      for (boolean apart : new boolean[] {true, false}) {
        Optional<List<Placed>> placed = placed(flocks, density, apart);
        if (placed.isPresent()) {
          return placed.get();
        }
      }
    }
    return squeezed(flocks);
  }

  private Optional<List<Placed>> placed(List<Flock> flocks, Density density, boolean apart) {
    double row = flocks.stream().mapToDouble(density::size).max().orElse(0);
    double even = flocks.stream().mapToDouble(it -> width(it, density) + GAP).sum() * UNEVEN;
    for (int rows = 1; height(rows, row) <= bottom - top; rows++) {
      for (double most : new double[] {even / rows, Double.MAX_VALUE}) {
        var ranks = ranks(flocks, density, apart, spans(rows, row, most));
        if (ranks.isPresent()) {
          return Optional.of(stand(ranks.get(), density, row, row + ROW_GAP));
        }
      }
    }
    return Optional.empty();
  }

  private static double height(int rows, double row) {
    return rows * (row + ROW_GAP) - ROW_GAP;
  }

  /** How much each of so many rows may hold. */
  private List<Double> spans(int rows, double row, double most) {
    List<Double> spans = new ArrayList<>();
    double y = (top + bottom - height(rows, row)) / 2;
    for (int i = 0; i < rows; i++) {
      spans.add(Math.min(most, ground.span(y, y + row).width()));
      y += row + ROW_GAP;
    }
    return spans;
  }

  /** Fills the rows in order; empty if that is not enough or if a row stays empty. */
  private Optional<List<List<Flock>>> ranks(
      List<Flock> flocks, Density density, boolean apart, List<Double> spans) {
    List<List<Flock>> ranks = new ArrayList<>();
    ranks.add(new ArrayList<>());
    double filled = 0;
    for (Flock flock : flocks) {
      double wide = width(flock, density);
      List<Flock> rank = ranks.getLast();
      if (!rank.isEmpty()
          && ((apart && isOther(rank.getLast(), flock))
              || filled + wide > spans.get(ranks.size() - 1))) {
        rank = new ArrayList<>();
        ranks.add(rank);
        filled = 0;
      }
      if (ranks.size() > spans.size() || wide > spans.get(ranks.size() - 1)) {
        return Optional.empty();
      }
      rank.add(flock);
      filled += wide + GAP;
    }
    return ranks.size() == spans.size() ? Optional.of(ranks) : Optional.empty();
  }

  private static boolean isOther(Flock one, Flock other) {
    return (one.side() == Side.CYLON) != (other.side() == Side.CYLON);
  }

  private List<Placed> stand(List<List<Flock>> ranks, Density density, double row, double step) {
    List<Placed> placed = new ArrayList<>();
    double y = (top + bottom - (ranks.size() - 1) * step - row) / 2;
    for (List<Flock> rank : ranks) {
      double wide = rank.stream().mapToDouble(it -> width(it, density) + GAP).sum() - GAP;
      Span span = ground.span(y, y + row);
      double middle = span.width() > 0 ? span.middle() : ground.centre().x();
      double x = middle - wide / 2;
      for (Flock flock : rank) {
        placed.add(new Placed(flock, new Box(x, y, width(flock, density), row), density));
        x += width(flock, density) + GAP;
      }
      y += step;
    }
    return placed;
  }

  /** More than there is room for: the rows lie over each other, but everything is there. */
  private List<Placed> squeezed(List<Flock> flocks) {
    Density density = Density.ALL.getLast();
    double row = density.base();
    double room = ground.right() - ground.left();
    List<List<Flock>> ranks = new ArrayList<>(List.of(new ArrayList<>()));
    double filled = 0;
    for (Flock flock : flocks) {
      if (filled > 0 && filled + width(flock, density) > room) {
        ranks.add(new ArrayList<>());
        filled = 0;
      }
      ranks.getLast().add(flock);
      filled += width(flock, density) + GAP;
    }
    double high = Math.max(0, bottom - top - row);
    double step = Math.min(row + ROW_GAP, high / Math.max(1, ranks.size() - 1));
    return stand(ranks, density, row, step);
  }

  private double width(Flock flock, Density density) {
    return density.width(flock, letters);
  }
}
