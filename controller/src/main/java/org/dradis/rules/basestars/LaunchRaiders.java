package org.dradis.rules.basestars;

import org.dradis.rules.board.CylonShip;
import org.dradis.rules.fleet.MissingShip;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The icon: each basestar launches 3 raiders (LA-1, LA-4). */
public record LaunchRaiders() implements Act {
  @Override
  public void play(Play play) {
    if (play.board().basestars().isEmpty()) {
      play.next(new MissingShip(CylonShip.BASESTAR, "LA-4"));
    } else {
      play.next(new EachLaunches(CylonShip.RAIDER, 3));
    }
  }
}
