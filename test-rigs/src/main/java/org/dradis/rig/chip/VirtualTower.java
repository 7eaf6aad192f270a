package org.dradis.rig.chip;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.dradis.dice.Levels;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.dradis.dice.TowerIo;
import org.dradis.dice.TowerReading;
import org.dradis.rig.time.VirtualTime;

/**
 * A dice tower in virtual time, with the lines of the reference table. Throws are entered ahead of
 * their time.
 *
 * <p>An empty tray has SETTLED low and, as no magnet is near, all lines of the encoder low.
 */
public final class VirtualTower implements TowerIo {
  private final VirtualTime time;
  private final TowerScript script = new TowerScript();
  private final TowerPhysics physics;
  private final Map<Line, Boolean> broken = new EnumMap<>(Line.class);
  private Consumer<LineEdge> listener = _ -> {};
  private Levels levels = Levels.ALL_LOW;
  private boolean awaiting;

  /** The same seed gives the same throws. */
  public VirtualTower(VirtualTime time, long seed) {
    this.time = time;
    physics = new TowerPhysics(script, seed);
  }

  VirtualTime time() {
    return time;
  }

  /**
   * Takes the die out of the tray, if it is there, and drops it at that time.
   *
   * @param face what it will show; with {@link TowerFault#DROPPED_AGAIN} and {@link
   *     TowerFault#SECOND_DIE} at the second time
   */
  public TowerThrow drop(long nanos, int face, TowerFault fault) {
    if (nanos < earliestDrop()) {
      throw new IllegalArgumentException("A hand is still busy with the last throw.");
    }
    TowerThrow thrown = physics.drop(nanos, face, fault);
    awaitNext();
    return thrown;
  }

  /** The earliest time at which a hand can drop the next die. */
  public long earliestDrop() {
    return Math.max(time.now(), script.lastAt()) + TowerPhysics.LIFT_BEFORE;
  }

  /** Breaks a wire: from now on the line has that level, whatever the tower does. */
  public void stick(Line line, boolean high) {
    broken.put(line, high);
    change(new LineEdge(time.now(), line, high));
  }

  private void awaitNext() {
    if (!awaiting && !script.isOver()) {
      awaiting = true;
      time.after(script.nextAt() - time.now(), this::happen);
    }
  }

  private void happen() {
    long now = time.now();
    for (LineEdge next = script.takeUntil(now); next != null; next = script.takeUntil(now)) {
      if (!broken.containsKey(next.line())) {
        change(next);
      }
    }
    awaiting = false;
    awaitNext();
  }

  private void change(LineEdge edge) {
    if (levels.isHigh(edge.line()) != edge.high()) {
      levels = levels.with(edge.line(), edge.high());
      listener.accept(edge);
    }
  }

  @Override
  public TowerReading read() {
    return new TowerReading(time.now(), levels);
  }

  @Override
  public void onEdge(Consumer<LineEdge> listener) {
    this.listener = listener;
  }
}
