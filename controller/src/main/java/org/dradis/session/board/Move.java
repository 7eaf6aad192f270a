package org.dradis.session.board;

import org.jspecify.annotations.Nullable;

/**
 * Something for hands to do. Without a start the pieces come from wherever they are, a hand
 * included; without a goal they are too many and leave the table.
 */
public record Move(PieceKind kind, int count, @Nullable Place from, @Nullable Place to) {
  public Move {
    if (count < 1) {
      throw new IllegalArgumentException("a move needs at least one piece, not " + count);
    }
  }
}
