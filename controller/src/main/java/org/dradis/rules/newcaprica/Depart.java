package org.dradis.rules.newcaprica;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.damage.DestroyCivilian;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Task;
import org.dradis.rules.turn.Endings;
import org.jspecify.annotations.Nullable;

/**
 * The Admiral departs: every civilian ship still on the planet is destroyed, then the dials decide.
 * Humans left behind are executed by commands of their own before it (NC-7).
 */
public record Depart() implements OnNewCaprica {
  @Override
  public @Nullable Rejection refusal(Board board) {
    NewCaprica newCaprica = board.newCaprica();
    return newCaprica == null || !newCaprica.returned()
        ? new Rejection(Rejection.Code.NOT_NOW, "", "Galactica has not returned")
        : null;
  }

  @Override
  public void play(Play play, NewCaprica newCaprica) {
    play.tell(new Event.FleetDeparted());
    List<Task> losses = new ArrayList<>();
    for (CivilianShip ship : newCaprica.locked()) {
      losses.add(new DestroyCivilian(ship));
    }
    for (CivilianShip ship : newCaprica.prepared()) {
      losses.add(new DestroyCivilian(ship));
    }
    losses.add(new Reckoning());
    play.next(losses);
  }

  /** Who has won. */
  record Reckoning() implements Act {
    @Override
    public void play(Play play) {
      Endings.winUnlessADialIsEmpty(play);
    }
  }
}
