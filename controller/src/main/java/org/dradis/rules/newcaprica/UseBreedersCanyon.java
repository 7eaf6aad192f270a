package org.dradis.rules.newcaprica;

import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.dials.TurnExtremeDial;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.play.Play;

/** Breeder's Canyon: the highest dial -1, the fleet marker +1 (NC-10). */
public record UseBreedersCanyon() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    play.next(new TurnExtremeDial(true, -1), new AdvanceJumpTrack());
  }
}
