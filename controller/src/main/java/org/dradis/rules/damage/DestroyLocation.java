package org.dradis.rules.damage;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Colonial One or the Hub is lost: the table moves people and pieces, we only tell it (DB-4). */
public enum DestroyLocation implements Order {
  COLONIAL_ONE,
  HUB;

  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessPlayed(board, GameOption.DAYBREAK);
  }

  @Override
  public void play(Play play) {
    play.tell(
        switch (this) {
          case COLONIAL_ONE -> new Event.ColonialOneDestroyed();
          case HUB -> new Event.HubDestroyed();
        });
  }
}
