package org.dradis.rig.sim;

import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.Chute;

/** The chute of the virtual tower. */
final class SimChute implements Chute {
  private final VirtualTime time;
  private final VirtualTower tower;
  private TowerFault fault = TowerFault.NONE;

  SimChute(VirtualTime time, VirtualTower tower) {
    this.time = time;
    this.tower = tower;
  }

  /** Lets a fault strike at the next throw that has none of its own. */
  void strikeNext(TowerFault next) {
    fault = next;
  }

  @Override
  public long drop(long nanos, int face, TowerFault own) {
    long wanted = time.now() + nanos;
    long at = Math.max(wanted, tower.earliestDrop());
    var thrown = tower.drop(at, face, own == TowerFault.NONE ? fault : own);
    fault = TowerFault.NONE;
    return thrown.restAt() - wanted;
  }
}
