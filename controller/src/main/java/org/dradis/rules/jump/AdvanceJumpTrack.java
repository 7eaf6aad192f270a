package org.dradis.rules.jump;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.event.Event;
import org.dradis.rules.newcaprica.GalacticaReturns;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** A jump icon: one space further, and from the last one an auto jump (JP-1, NC-5, NC-6). */
public record AdvanceJumpTrack() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    Voyage voyage = play.board().voyage();
    NewCaprica newCaprica = play.board().newCaprica();
    if (newCaprica != null && newCaprica.returned()) {
      play.tell(new Event.NothingHappened("NC-6"));
    } else if (voyage.jump() < Voyage.LAST_SPACE) {
      move(play, voyage.jump() + 1);
    } else {
      play.next(newCaprica == null ? JumpFleet.asking() : new GalacticaReturns());
    }
  }

  /** Sets the marker of the jump track. */
  public static void move(Play play, int to) {
    Voyage voyage = play.board().voyage();
    if (voyage.jump() != to) {
      play.set(play.board().with(voyage.withJump(to)));
      play.tell(new Event.JumpTrackMoved(voyage.jump(), to));
    }
  }
}
