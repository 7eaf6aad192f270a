package org.dradis.rig.chip;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.dradis.dice.Levels;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.dradis.dice.TowerIo;
import org.dradis.dice.TowerReading;

/**
 * A dice tower in virtual time, with the lines of the reference table. Throws are entered ahead of
 * their time; {@link #runUntil} lets time pass and makes the edges.
 *
 * <p>An empty tray has SETTLED low and, as no magnet is near, all lines of the encoder low.
 */
public final class VirtualTower implements TowerIo {
  private final TowerScript script = new TowerScript();
  private final TowerPhysics physics;
  private final Map<Line, Boolean> broken = new EnumMap<>(Line.class);
  private Consumer<LineEdge> listener = _ -> {};
  private Levels levels = Levels.ALL_LOW;
  private long now;

  /** The same seed gives the same throws. */
  public VirtualTower(long seed) {
    physics = new TowerPhysics(script, seed);
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
    return physics.drop(nanos, face, fault);
  }

  /** The earliest time for which a drop can be entered. */
  public long earliestDrop() {
    return Math.max(now, script.lastAt()) + TowerPhysics.LIFT_BEFORE;
  }

  /** When the next edge is due; {@link Long#MAX_VALUE} if none is. */
  public long nextEdge() {
    return script.nextAt();
  }

  /** Breaks a wire: from now on the line has that level, whatever the tower does. */
  public void stick(Line line, boolean high) {
    broken.put(line, high);
    change(new LineEdge(now, line, high));
  }

  /** Lets time pass. */
  public void runUntil(long nanos) {
    for (LineEdge next = script.takeUntil(nanos); next != null; next = script.takeUntil(nanos)) {
      now = next.nanos();
      if (!broken.containsKey(next.line())) {
        change(next);
      }
    }
    now = nanos;
  }

  private void change(LineEdge edge) {
    if (levels.isHigh(edge.line()) != edge.high()) {
      levels = levels.with(edge.line(), edge.high());
      listener.accept(edge);
    }
  }

  @Override
  public TowerReading read() {
    return new TowerReading(now, levels);
  }

  @Override
  public void onEdge(Consumer<LineEdge> listener) {
    this.listener = listener;
  }
}
