package org.dradis.rules.newcaprica;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** One occupation force moves; leaving the track it destroys a civilian ship (NC-2). */
record ForceMoves(int from) implements Act {
  @Override
  public void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    if (newCaprica == null) {
      return;
    }
    boolean leaves = from == NewCaprica.LAST_POSITION;
    NewCaprica without = newCaprica.minusForce(from);
    play.set(play.board().with(leaves ? without : without.plusForce(from + 1)));
    play.tell(new Event.OccupationForceMoved(from, leaves ? null : from + 1));
    if (leaves) {
      play.next(new DestroyTopShip());
    }
  }
}
