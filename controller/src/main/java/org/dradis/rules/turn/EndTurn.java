package org.dradis.rules.turn;

import org.dradis.rules.board.Outcome;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** The end of a turn: a dial at 0 loses, and the Engine Room's promise is over (VC-1, AT-5). */
public record EndTurn() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    play.set(play.board().with(play.board().voyage().withEngineRoom(false)));
    play.tell(new Event.TurnEnded());
    Outcome lost = Endings.byEmptyDial(play.board().dials());
    if (lost != null) {
      play.end(lost);
    }
  }
}
