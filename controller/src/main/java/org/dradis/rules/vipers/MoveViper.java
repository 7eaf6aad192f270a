package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft moves to an adjacent area; a Mk VII's second move is a second command (VI-1, CF-5). */
public record MoveViper(Flyer flyer, Area to) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = Flying.refusal(board, flyer);
    if (refusal != null) {
      return refusal;
    }
    Area from = Flying.find(board, flyer).area();
    return from.touches(to)
        ? null
        : new Rejection(
            Rejection.Code.NOT_ADJACENT, "to", to.word() + " does not touch " + from.word());
  }

  @Override
  public void play(Play play) {
    Flying flying = Flying.find(play.board(), flyer);
    flying.leave(play);
    flying.enter(play, to);
    play.tell(new Event.ViperMoved(flying.craft(), flying.area(), to, flying.pilot()));
  }
}
