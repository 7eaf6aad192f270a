package org.dradis.rules.attack;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Whether a location of Pegasus can be used (AT-5). */
public final class PegasusLocation {
  private PegasusLocation() {}

  public static @Nullable Rejection refusal(Board board, PegasusToken location) {
    Rejection refusal = Rejection.unlessPlayed(board, GameOption.PEGASUS);
    if (refusal != null) {
      return refusal;
    }
    if (board.damage().pegasusDestroyed()) {
      return new Rejection(Rejection.Code.UNUSABLE, "", "Pegasus is destroyed");
    }
    return board.damage().pegasus().has(location)
        ? new Rejection(Rejection.Code.UNUSABLE, "", location.word() + " is damaged")
        : null;
  }
}
