package org.dradis.journal;

/** The number of a game in its journal. */
public record GameId(long number) {
  @Override
  public String toString() {
    return Long.toString(number);
  }
}
