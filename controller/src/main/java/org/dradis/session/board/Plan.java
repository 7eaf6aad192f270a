package org.dradis.session.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.dradis.rules.board.Area;
import org.jspecify.annotations.Nullable;

/** The fewest moves that turn one standing into another, and of those the shortest. */
final class Plan {
  private static final List<PieceKind> KINDS = List.of(PieceKind.values());
  private static final List<Place> PLACES = List.of(Place.values());

  private static final int RING_STEP = 2;
  private static final int BOARD_TO_BOARD = 2;
  private static final int OVER_THE_EDGE = 5;

  /** More than the two ways over the edge that do the same. */
  private static final int BESIDE_THE_BOARD = 11;

  /** So much that a ship in a hand is put back where it was, rather than another one. */
  private static final int PUT_AWAY = 8;

  private static final int NOWHERE = 60;

  private final Predicate<Place> sensed;
  private final Map<Way, Integer> ways = new TreeMap<>(Way.IN_ORDER);

  private Plan(Predicate<Place> sensed) {
    this.sensed = sensed;
  }

  /**
   * Plans for every kind. Places that are not sensed may have more or less than they should: what
   * nobody can see is no difference by itself.
   */
  static List<Move> of(Standing have, Standing expected, Predicate<Place> sensed) {
    List<Move> moves = new ArrayList<>();
    for (PieceKind kind : KINDS) {
      Plan plan = new Plan(sensed);
      plan.pair(kind, have, expected);
      plan.addTo(moves, kind);
    }
    return List.copyOf(moves);
  }

  private void pair(PieceKind kind, Standing have, Standing expected) {
    List<@Nullable Place> from = new ArrayList<>();
    List<@Nullable Place> to = new ArrayList<>();
    for (Place place : PLACES) {
      int over = have.at(place, kind) - expected.at(place, kind);
      for (int i = 0; i < over; i++) {
        from.add(place);
      }
      for (int i = 0; i < -over; i++) {
        to.add(place);
      }
    }
    if (from.isEmpty() && to.isEmpty()) {
      return;
    }
    while (from.size() < to.size()) {
      from.add(null);
    }
    while (to.size() < from.size()) {
      to.add(null);
    }
    int[][] cost = new int[from.size()][to.size()];
    for (int row = 0; row < cost.length; row++) {
      for (int column = 0; column < cost.length; column++) {
        cost[row][column] = cost(from.get(row), to.get(column));
      }
    }
    int[] rows = Transport.assign(cost);
    for (int column = 0; column < rows.length; column++) {
      note(from.get(rows[column]), to.get(column));
    }
  }

  private void note(@Nullable Place from, @Nullable Place to) {
    boolean startSeen = from != null && sensed.test(from);
    boolean goalSeen = to != null && sensed.test(to);
    boolean touched = from != null && to != null && from != Place.HAND;
    if (startSeen || goalSeen || touched) {
      ways.merge(new Way(from == Place.HAND ? null : from, to), 1, Integer::sum);
    }
  }

  private void addTo(List<Move> moves, PieceKind kind) {
    ways.forEach((way, count) -> moves.add(new Move(kind, count, way.from, way.to)));
  }

  private int cost(@Nullable Place from, @Nullable Place to) {
    if (from == null) {
      return to != null && sensed.test(to) ? NOWHERE : 0;
    }
    if (to == null) {
      return sensed.test(from) ? NOWHERE : 0;
    }
    if (from == Place.HAND || from == Place.BORDER) {
      return to.area() == null ? PUT_AWAY : 1;
    }
    Area start = from.area();
    Area goal = to.area();
    if (start == null && goal == null) {
      return BESIDE_THE_BOARD;
    }
    if (start == null || goal == null) {
      return OVER_THE_EDGE;
    }
    int way = RING_STEP * distance(start, goal);
    return from.isInSpace() == to.isInSpace() ? way : way + BOARD_TO_BOARD;
  }

  private static int distance(Area from, Area to) {
    int steps = 0;
    Area left = from;
    Area right = from;
    while (left != to && right != to) {
      left = left.counterclockwise();
      right = right.clockwise();
      steps++;
    }
    return steps;
  }

  private record Way(@Nullable Place from, @Nullable Place to) {
    static final Comparator<Way> IN_ORDER =
        Comparator.comparingInt((Way way) -> rank(way.from)).thenComparingInt(way -> rank(way.to));

    /** As the places are listed; no place comes last. */
    @SuppressWarnings("EnumOrdinal") // only for an order
    private static int rank(@Nullable Place place) {
      return place == null ? Integer.MAX_VALUE : place.ordinal();
    }
  }
}
