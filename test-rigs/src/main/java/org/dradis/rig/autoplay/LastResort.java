package org.dradis.rig.autoplay;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Objective;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What a table does when its moment has come. */
final class LastResort {
  private LastResort() {}

  /** Leaves New Caprica; without an objective settles there, once the fleet is far enough. */
  static @Nullable Command propose(Board board, Chance chance) {
    if (board.newCaprica() != null) {
      return NewCapricaMoves.depart(board, chance);
    }
    return board.voyage().objective() == null
            && board.voyage().distance() >= Objective.NEW_CAPRICA_AT
            && chance.oneIn(4)
        ? new Command.BeginNewCaprica()
        : null;
  }
}
