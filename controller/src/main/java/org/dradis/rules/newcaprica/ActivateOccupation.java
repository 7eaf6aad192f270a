package org.dradis.rules.newcaprica;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.play.Play;

/** Every occupation force moves one space; on an empty track one enters (NC-2). */
public record ActivateOccupation() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    if (newCaprica.occupation().isEmpty()) {
      play.next(new ForceEnters());
      return;
    }
    for (int position : newCaprica.occupation().reversed()) {
      play.next(new ForceMoves(position));
    }
  }
}
