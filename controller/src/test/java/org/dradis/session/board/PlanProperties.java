package org.dradis.session.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PlanProperties {
  @Property(tries = 200)
  void noOtherPairingIsShorter(@ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int size) {
    Random random = new Random(seed);
    int[][] cost = new int[size][size];
    for (int[] row : cost) {
      Arrays.setAll(row, i -> random.nextInt(20));
    }
    int[] rows = Transport.assign(cost);
    int sum = 0;
    for (int column = 0; column < size; column++) {
      sum += cost[rows[column]][column];
    }
    assertEquals(size, Arrays.stream(rows).distinct().count());
    assertEquals(best(cost, 0, new boolean[size]), sum);
  }

  private static int best(int[][] cost, int column, boolean[] used) {
    if (column == cost.length) {
      return 0;
    }
    int best = Integer.MAX_VALUE;
    for (int row = 0; row < cost.length; row++) {
      if (!used[row]) {
        used[row] = true;
        best = Math.min(best, cost[row][column] + best(cost, column + 1, used));
        used[row] = false;
      }
    }
    return best;
  }

  /** As many pieces move as stand in a wrong place, and afterwards all stand right. */
  @Property(tries = 200)
  void noPieceMovesWithoutNeed(@ForAll long seed) {
    Random random = new Random(seed);
    List<Place> places = Arrays.stream(Place.values()).filter(Place::isReal).toList();
    Standing have = Standing.EMPTY;
    Standing expected = Standing.EMPTY;
    for (int i = 0; i < 16; i++) {
      have = have.plus(places.get(random.nextInt(places.size())), PieceKind.RAIDER, 1);
      expected = expected.plus(places.get(random.nextInt(places.size())), PieceKind.RAIDER, 1);
    }
    int wrong = 0;
    for (Place place : places) {
      wrong += Math.max(0, have.at(place, PieceKind.RAIDER) - expected.at(place, PieceKind.RAIDER));
    }
    List<Move> moves = Plan.of(have, expected, place -> true);
    assertEquals(wrong, moves.stream().mapToInt(Move::count).sum());
    for (Move move : moves) {
      have =
          have.plus(move.from(), move.kind(), -move.count())
              .plus(move.to(), move.kind(), move.count());
    }
    assertEquals(expected, have);
  }
}
