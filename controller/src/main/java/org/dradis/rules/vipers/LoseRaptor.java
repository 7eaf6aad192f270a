package org.dradis.rules.vipers;

import org.dradis.rules.board.Board;
import org.dradis.rules.damage.RaptorLoss;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A raptor is risked and lost; assault raptors do not count (VI-4). */
public record LoseRaptor() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.hangar().raptors() == 0
        ? new Rejection(Rejection.Code.NO_SUCH_PIECE, "", "no raptor is in the reserves")
        : null;
  }

  @Override
  public void play(Play play) {
    RaptorLoss.lose(play);
  }
}
