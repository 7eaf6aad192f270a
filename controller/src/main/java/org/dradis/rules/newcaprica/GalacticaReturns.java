package org.dradis.rules.newcaprica;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.jump.Travel;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The track reached auto jump on New Caprica: Galactica is back (NC-5). */
public record GalacticaReturns() implements Act {
  @Override
  public void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    if (newCaprica == null) {
      return;
    }
    play.set(play.board().with(newCaprica.withReturned()));
    play.tell(new Event.GalacticaReturned());
    AdvanceJumpTrack.move(play, 0);
    play.next(Travel.battle());
  }
}
