package org.dradis.rules.jump;

import org.dradis.rules.attack.PegasusLocation;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Engine Room: the next crisis card this turn counts as having a jump icon (AT-5). */
public record UseEngineRoom() implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return PegasusLocation.refusal(board, PegasusToken.ENGINE_ROOM);
  }

  @Override
  public void play(Play play) {
    play.set(play.board().with(play.board().voyage().withEngineRoom(true)));
    play.tell(new Event.EngineRoomReadied());
  }
}
