package org.dradis.session.board;

import java.util.Arrays;

/**
 * Pairs what is too much in some places with what is missing in others so that the sum of all ways
 * is the smallest: the Hungarian method, in the form with potentials.
 */
final class Transport {
  private Transport() {}

  /** For each column the row that goes there. The costs are square and not negative. */
  static int[] assign(int[][] cost) {
    int size = cost.length;
    int[] rowPotential = new int[size + 1];
    int[] columnPotential = new int[size + 1];
    int[] rowOf = new int[size + 1]; // by column, both counted from 1; 0 is none
    for (int row = 1; row <= size; row++) {
      augment(cost, row, rowPotential, columnPotential, rowOf);
    }
    int[] assigned = new int[size];
    for (int column = 1; column <= size; column++) {
      assigned[column - 1] = rowOf[column] - 1;
    }
    return assigned;
  }

  private static void augment(int[][] cost, int row, int[] rows, int[] columns, int[] rowOf) {
    int size = cost.length;
    int[] before = new int[size + 1];
    int[] slack = new int[size + 1];
    Arrays.fill(slack, Integer.MAX_VALUE);
    boolean[] used = new boolean[size + 1];
    rowOf[0] = row;
    int column = 0;
    do {
      used[column] = true;
      int current = rowOf[column];
      int least = Integer.MAX_VALUE;
      int next = 0;
      for (int each = 1; each <= size; each++) {
        if (!used[each]) {
          int reduced = cost[current - 1][each - 1] - rows[current] - columns[each];
          if (reduced < slack[each]) {
            slack[each] = reduced;
            before[each] = column;
          }
          if (slack[each] < least) {
            least = slack[each];
            next = each;
          }
        }
      }
      for (int each = 0; each <= size; each++) {
        if (used[each]) {
          rows[rowOf[each]] += least;
          columns[each] -= least;
        } else {
          slack[each] -= least;
        }
      }
      column = next;
    } while (rowOf[column] != 0);
    while (column != 0) {
      int previous = before[column];
      rowOf[column] = rowOf[previous];
      column = previous;
    }
  }
}
