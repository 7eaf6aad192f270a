package org.dradis.rules.newcaprica;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** The Shipyard for a Cylon: the top Locked ship, looked at, goes to the bottom (NC-10). */
public record BuryLockedShip() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    if (newCaprica.locked().isEmpty()) {
      play.tell(new Event.NothingHappened("NC-10"));
      return;
    }
    List<CivilianShip> locked = new ArrayList<>(newCaprica.locked());
    CivilianShip ship = locked.removeFirst();
    locked.addLast(ship);
    play.set(play.board().with(newCaprica.withLocked(locked)));
    play.tell(new Event.LockedShipBuried(ship));
  }
}
