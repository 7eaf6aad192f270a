package org.dradis.rules.basestars;

import org.dradis.rules.board.CylonShip;
import org.dradis.rules.fleet.MissingShip;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The icon: each basestar on the main board attacks Galactica once (BA-1, BA-2). */
public record ActivateBasestars() implements Act {
  @Override
  public void play(Play play) {
    play.next(
        play.board().basestars().isEmpty()
            ? new MissingShip(CylonShip.BASESTAR, "BA-2")
            : new BasestarsAttack());
  }
}
