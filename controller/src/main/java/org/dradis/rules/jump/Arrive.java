package org.dradis.rules.jump;

import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The end of a jump: distance, objective, track back to the start (JP-2). */
record Arrive(int distance) implements Act {
  @Override
  public void play(Play play) {
    play.tell(new Event.FleetJumped(distance));
    AdvanceJumpTrack.move(play, 0);
    play.next(new Travel(distance));
  }
}
