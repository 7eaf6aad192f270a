package org.dradis.rig.sim;

import java.util.Optional;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.TowerThrow;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.Chute;
import org.jspecify.annotations.Nullable;

/** The chute of the virtual tower. */
final class SimChute implements Chute {
  private final VirtualTime time;
  private final VirtualTower tower;
  private TowerFault fault = TowerFault.NONE;
  private @Nullable TowerThrow last;

  SimChute(VirtualTime time, VirtualTower tower) {
    this.time = time;
    this.tower = tower;
  }

  /** Lets a fault strike at the next throw that has none of its own. */
  void strikeNext(TowerFault next) {
    fault = next;
  }

  /** The last throw, which may still be on its way. */
  Optional<TowerThrow> last() {
    return Optional.ofNullable(last);
  }

  @Override
  public long drop(long nanos, int face, TowerFault own) {
    long wanted = time.now() + nanos;
    long at = Math.max(wanted, tower.earliestDrop());
    var thrown = tower.drop(at, face, own == TowerFault.NONE ? fault : own);
    fault = TowerFault.NONE;
    last = thrown;
    return thrown.restAt() - wanted;
  }
}
