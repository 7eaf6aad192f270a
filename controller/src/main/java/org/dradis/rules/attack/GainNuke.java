package org.dradis.rules.attack;

import org.dradis.rules.board.Nukes;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** An effect gives the Admiral a nuke, as far as the game has one more (CO-5). */
public record GainNuke() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    int nukes = play.board().nukes();
    if (nukes >= Nukes.limit(play.board().options())) {
      play.tell(new Event.NothingHappened("CO-5"));
      return;
    }
    play.set(play.board().withNukes(nukes + 1));
    play.tell(new Event.NukeGained(nukes + 1));
  }
}
