package org.dradis.rig.chip;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.PriorityQueue;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.jspecify.annotations.Nullable;

/** Which line will have which level when. Of two entries at one time the first made is first. */
final class TowerScript {
  private record Entry(long number, LineEdge edge) {}

  private final PriorityQueue<Entry> entries =
      new PriorityQueue<>(
          Comparator.comparingLong((Entry it) -> it.edge().nanos())
              .thenComparingLong(Entry::number));
  private final Map<Line, Boolean> stuck = new EnumMap<>(Line.class);
  private long number;
  private long lastAt;

  /** Keeps the line at a level in all entries to come. */
  void stick(Line line, boolean high) {
    stuck.put(line, high);
  }

  void freeAll() {
    stuck.clear();
  }

  /** The level that the line gets when it should get this one. */
  boolean level(Line line, boolean high) {
    return stuck.getOrDefault(line, high);
  }

  void set(long nanos, Line line, boolean high) {
    entries.add(new Entry(number++, new LineEdge(nanos, line, level(line, high))));
    lastAt = Math.max(lastAt, nanos);
  }

  /** Sets the line for some time and then back. */
  void pulse(long nanos, long length, Line line, boolean high) {
    set(nanos, line, high);
    set(nanos + length, line, !high);
  }

  /** Forgets what would happen from then on. */
  void cutAt(long nanos) {
    entries.removeIf(it -> it.edge().nanos() >= nanos);
    lastAt = Math.min(lastAt, nanos);
  }

  /** The time of the last entry ever made. */
  long lastAt() {
    return lastAt;
  }

  boolean isOver() {
    return entries.isEmpty();
  }

  /** The time of the next entry. */
  long nextAt() {
    return entries.element().edge().nanos();
  }

  /** Takes the next entry out, if it is due. */
  @Nullable LineEdge takeUntil(long nanos) {
    Entry next = entries.peek();
    if (next == null || next.edge().nanos() > nanos) {
      return null;
    }
    entries.remove();
    return next.edge();
  }
}
