package org.dradis.rules.raiders;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.jspecify.annotations.Nullable;

/** The way to the nearest civilian ship; a tie goes clockwise (RA-2). */
final class NearestCivilian {
  private NearestCivilian() {}

  /** The next area on the way, or null if no civilian ship is in any area. */
  static @Nullable Area wayFrom(Area start, Board board) {
    Area right = start;
    Area left = start;
    for (int distance = 1; distance <= 3; distance++) {
      right = right.clockwise();
      left = left.counterclockwise();
      if (!board.at(right).civilians().isEmpty()) {
        return start.clockwise();
      }
      if (!board.at(left).civilians().isEmpty()) {
        return start.counterclockwise();
      }
    }
    return null;
  }
}
