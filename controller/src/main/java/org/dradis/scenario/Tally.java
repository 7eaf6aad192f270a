package org.dradis.scenario;

import java.util.ArrayList;
import java.util.List;
import org.dradis.file.Field;

/** Counts one kind of piece over the board, to hold it against what the game has (R4). */
final class Tally {
  private final String pieces;
  private final int limit;
  private final List<Field> fields = new ArrayList<>();
  private final List<Integer> counts = new ArrayList<>();
  private long total;

  /** The pieces are named as in the complaint: "raiders on the boards". */
  Tally(String pieces, int limit) {
    this.pieces = pieces;
    this.limit = limit;
  }

  void add(Field field, int count) {
    if (count > 0) {
      fields.add(field);
      counts.add(count);
      total += count;
    }
  }

  /** What the limit leaves for the place that was not mentioned. */
  int rest() {
    return (int) Math.max(0, limit - total);
  }

  boolean isEmpty() {
    return total == 0;
  }

  /** Complains about the field that goes beyond the limit, with the count of all of them. */
  void check() {
    if (total <= limit) {
      return;
    }
    long sum = 0;
    for (int i = 0; i < fields.size(); i++) {
      sum += counts.get(i);
      if (sum > limit) {
        throw fields.get(i).wrong(total + " " + pieces + ", the game has " + limit);
      }
    }
  }
}
