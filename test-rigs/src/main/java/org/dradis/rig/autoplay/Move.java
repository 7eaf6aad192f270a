package org.dradis.rig.autoplay;

import org.dradis.rules.board.Board;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** Something a table does on a turn. */
interface Move {
  /** Proposes a command that looks possible, or null if there is no occasion for this. */
  @Nullable Command propose(Board board, Chance chance);
}
