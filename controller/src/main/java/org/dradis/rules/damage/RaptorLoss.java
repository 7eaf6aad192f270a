package org.dradis.rules.damage;

import org.dradis.rules.board.Hangar;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** Raptors that leave the game. */
public final class RaptorLoss {
  private RaptorLoss() {}

  /** One raptor of the reserves, if there is one. */
  public static void lose(Play play) {
    Hangar hangar = play.board().hangar();
    if (hangar.raptors() > 0) {
      play.set(play.board().with(hangar.loseRaptor()));
      play.tell(new Event.RaptorLost(hangar.raptors() - 1));
    }
  }
}
