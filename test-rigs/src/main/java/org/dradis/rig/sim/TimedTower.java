package org.dradis.rig.sim;

import java.util.function.Consumer;
import org.dradis.dice.LineEdge;
import org.dradis.dice.TowerIo;
import org.dradis.dice.TowerReading;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.Chute;

/** The virtual tower in the table's time: its edges come by themselves. */
final class TimedTower implements TowerIo, Chute {
  private final VirtualTime time;
  private final VirtualTower tower;
  private TowerFault fault = TowerFault.NONE;
  private int face;

  TimedTower(VirtualTime time, long seed) {
    this.time = time;
    this.tower = new VirtualTower(seed);
  }

  /** Lets a fault strike at the next throw that has none of its own. */
  void strikeNext(TowerFault next) {
    fault = next;
  }

  /** What the last die showed or will show; 0 before the first. */
  int face() {
    return face;
  }

  @Override
  public long drop(long nanos, int shown, TowerFault own) {
    tower.runUntil(time.now());
    long at = Math.max(time.now() + nanos, tower.earliestDrop());
    var thrown = tower.drop(at, shown, own == TowerFault.NONE ? fault : own);
    fault = TowerFault.NONE;
    face = shown;
    awaitEdge();
    return thrown.restAt() - time.now() - nanos;
  }

  private void awaitEdge() {
    long next = tower.nextEdge();
    if (next < Long.MAX_VALUE) {
      time.after(Math.max(0, next - time.now()), this::edge);
    }
  }

  private void edge() {
    boolean due = tower.nextEdge() <= time.now();
    tower.runUntil(time.now());
    if (due) {
      awaitEdge();
    }
  }

  @Override
  public TowerReading read() {
    tower.runUntil(time.now());
    return tower.read();
  }

  @Override
  public void onEdge(Consumer<LineEdge> listener) {
    tower.onEdge(listener);
  }
}
