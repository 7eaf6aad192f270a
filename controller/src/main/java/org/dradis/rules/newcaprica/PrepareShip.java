package org.dradis.rules.newcaprica;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** The top of Locked goes to the bottom of Prepared (NC-3). */
public record PrepareShip() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    if (newCaprica.locked().isEmpty()) {
      play.tell(new Event.NothingHappened("NC-3"));
      return;
    }
    List<CivilianShip> locked = newCaprica.locked();
    CivilianShip ship = locked.getFirst();
    List<CivilianShip> prepared = new ArrayList<>(newCaprica.prepared());
    prepared.add(ship);
    play.set(
        play.board()
            .with(newCaprica.withLocked(locked.subList(1, locked.size())).withPrepared(prepared)));
    play.tell(new Event.ShipPrepared(ship));
  }
}
