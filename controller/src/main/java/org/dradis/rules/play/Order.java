package org.dradis.rules.play;

import org.dradis.rules.board.Board;
import org.jspecify.annotations.Nullable;

/** A command in the engine's hands: it is refused as a whole or played. */
public interface Order extends Act {
  /** Why it is not possible on this board, or null. */
  default @Nullable Rejection refusal(Board board) {
    return null;
  }

  /** Whether it does nothing while the fleet is on New Caprica (NC-4). */
  default boolean touchesSpace() {
    return true;
  }

  /** Whether it does nothing from New Caprica on, also after the return (NC-6). */
  default boolean travels() {
    return false;
  }
}
