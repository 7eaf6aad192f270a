package org.dradis.rules.newcaprica;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** An order that needs the New Caprica phase. */
interface OnNewCaprica extends Order {
  void play(Play play, NewCaprica newCaprica);

  @Override
  default boolean touchesSpace() {
    return false;
  }

  @Override
  default @Nullable Rejection refusal(Board board) {
    return board.newCaprica() == null
        ? new Rejection(Rejection.Code.NOT_NOW, "", "the New Caprica phase has not begun")
        : null;
  }

  /** Why nothing can be done with a force at this position, or null. */
  static @Nullable Rejection unlessForceAt(String part, Board board, int position) {
    NewCaprica newCaprica = board.newCaprica();
    return newCaprica != null && !newCaprica.occupation().contains(position)
        ? new Rejection(
            Rejection.Code.NO_SUCH_PIECE, part, "no occupation force is at position " + position)
        : null;
  }

  @Override
  default void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    if (newCaprica != null) {
      play(play, newCaprica);
    }
  }
}
