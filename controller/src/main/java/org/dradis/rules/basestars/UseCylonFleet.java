package org.dradis.rules.basestars;

import org.dradis.rules.board.CylonShip;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** Each basestar launches 2 raiders and 1 heavy raider; never pursuit (LA-5). */
public record UseCylonFleet() implements Order {
  @Override
  public void play(Play play) {
    play.next(new EachLaunches(CylonShip.RAIDER, 2), new EachLaunches(CylonShip.HEAVY_RAIDER, 1));
  }
}
