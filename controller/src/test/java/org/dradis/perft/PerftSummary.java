package org.dradis.perft;

import java.util.Comparator;

/**
 * What a battle cost: craft damaged or destroyed, civilian ships, tokens for Galactica or Pegasus.
 */
public record PerftSummary(int vipers, int civilians, int hits)
    implements Comparable<PerftSummary> {
  private static final Comparator<PerftSummary> ORDER =
      Comparator.comparingInt(PerftSummary::vipers)
          .thenComparingInt(PerftSummary::civilians)
          .thenComparingInt(PerftSummary::hits);

  @Override
  public int compareTo(PerftSummary other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return "vipers " + vipers + " civilians " + civilians + " hits " + hits;
  }
}
