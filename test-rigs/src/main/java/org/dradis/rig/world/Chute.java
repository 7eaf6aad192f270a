package org.dradis.rig.world;

import org.dradis.rig.chip.TowerFault;

/** Where dice are dropped. */
public interface Chute {

  /** Drops a die in so many nanoseconds or soon after; returns how long it then takes to rest. */
  long drop(long nanos, int face, TowerFault fault);
}
