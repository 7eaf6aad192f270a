package org.dradis.perft;

import java.util.ArrayList;
import java.util.List;

/** Answers every roll, draw and choice of an action, each time it is replayed in the next way. */
final class Fate {
  private record Fork(int taken, int ways) {}

  private final Choices choices;
  private final List<Fork> path = new ArrayList<>();
  private int depth;
  private long odds = 1;

  Fate(Choices choices) {
    this.choices = choices;
  }

  int roll() {
    return 1 + fork(8);
  }

  <T> T draw(List<T> pool) {
    return pool.get(fork(pool.size()));
  }

  <T> T choose(List<T> options) {
    return choices == Choices.ANY ? draw(options) : options.getFirst();
  }

  /** Chooses among pieces, those of the same area being alike, and takes the piece out. */
  int take(List<Integer> areas) {
    Integer area = choose(areas.stream().distinct().toList());
    areas.remove(/* element */ area);
    return area;
  }

  /** Tells that this way was one in so many; with {@link Choices#ANY} a choice counts as a draw. */
  long odds() {
    return odds;
  }

  /** Turns to the next way; false when all have been tried. */
  boolean next() {
    depth = 0;
    odds = 1;
    while (!path.isEmpty()) {
      Fork last = path.removeLast();
      if (last.taken() + 1 < last.ways()) {
        path.add(new Fork(last.taken() + 1, last.ways()));
        return true;
      }
    }
    return false;
  }

  private int fork(int ways) {
    if (depth == path.size()) {
      path.add(new Fork(0, ways));
    }
    odds *= ways;
    return path.get(depth++).taken();
  }
}
