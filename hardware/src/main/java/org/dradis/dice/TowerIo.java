package org.dradis.dice;

import java.util.function.Consumer;

/**
 * The wires of a tower. Edges and readings carry the time of one clock that never runs backwards,
 * best the kernel's at the edge itself: a beam is broken for two milliseconds only.
 */
public interface TowerIo {
  /** Reads the lines as they are now. */
  TowerReading read();

  /** Passes every edge from now on to the one listener, in order. */
  void onEdge(Consumer<LineEdge> listener);
}
