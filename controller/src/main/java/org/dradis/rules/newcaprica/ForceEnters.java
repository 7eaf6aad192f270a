package org.dradis.rules.newcaprica;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** A force enters at Occupation Authority, if one is left (NC-2, NC-9). */
record ForceEnters() implements Act {
  @Override
  public void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    if (newCaprica != null && newCaprica.occupation().size() < NewCaprica.FORCES) {
      play.set(play.board().with(newCaprica.plusForce(0)));
      play.tell(new Event.OccupationForceEntered());
    }
  }
}
