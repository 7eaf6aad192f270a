package org.dradis.rules.jump;

import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** Lured into a Trap: after the jump the table executes who stands in the wrong place (CA-2). */
record SpringTrap(String card) implements Act {
  @Override
  public void play(Play play) {
    play.tell(new Event.TrapSprung(card));
  }
}
