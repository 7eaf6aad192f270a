package org.dradis.rules.newcaprica;

import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.damage.DestroyCivilian;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The top Locked ship is destroyed, else the top Prepared one, else nothing (NC-2). */
record DestroyTopShip() implements Act {
  @Override
  public void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    CivilianShip top = newCaprica == null ? null : newCaprica.topShip();
    if (top != null) {
      play.next(new DestroyCivilian(top));
    }
  }
}
