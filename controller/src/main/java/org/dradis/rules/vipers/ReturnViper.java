package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft goes back to the reserves: recalled (VI-5), or because its pilot gets out (VI-3). */
public record ReturnViper(Flyer flyer) implements Order {
  public static ReturnViper recall(Area area, Craft craft) {
    return new ReturnViper(Flyer.unmanned(area, craft));
  }

  public static ReturnViper leave(String pilot) {
    return new ReturnViper(Flyer.piloted(pilot));
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return Flying.refusal(board, flyer);
  }

  @Override
  public boolean touchesSpace() {
    return flyer.pilot() == null;
  }

  @Override
  public void play(Play play) {
    Flying flying = Flying.find(play.board(), flyer);
    flying.leave(play);
    play.set(play.board().with(play.board().hangar().plusReserves(flying.craft(), 1)));
    play.tell(new Event.ViperReturned(flying.craft(), flying.area(), flying.pilot()));
  }
}
