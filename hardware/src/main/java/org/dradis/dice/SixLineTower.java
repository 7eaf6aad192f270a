package org.dradis.dice;

import java.util.List;
import java.util.function.Consumer;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceTower;

/**
 * The reference tower with its six lines. Edges come from the wires by themselves; somebody has to
 * {@link #poll} every ten milliseconds or so, and a throw is told that much later.
 */
public final class SixLineTower implements DiceTower {
  private final TowerIo io;
  private final RollReader reader;
  private final TowerStatistics statistics;
  private Consumer<DiceThrow> listener = _ -> {};
  private volatile long edges;

  public SixLineTower(TowerIo io, TowerSettings settings) {
    this(io, settings, FaceCode.ODD_PARITY);
  }

  public SixLineTower(TowerIo io, TowerSettings settings, FaceCode code) {
    this.io = io;
    TowerReading first = io.read();
    reader = new RollReader(settings, code, first);
    statistics = new TowerStatistics(first);
    io.onEdge(this::edge);
  }

  @Override
  public synchronized void onThrow(Consumer<DiceThrow> listener) {
    this.listener = listener;
  }

  /** Reads the lines and tells what ended. */
  public void poll() {
    long before = edges;
    TowerReading reading = io.read(); // takes time, in which edges may come: no lock here
    settle(reading, before);
  }

  private synchronized void settle(TowerReading reading, long edgesBefore) {
    if (edges == edgesBefore) {
      statistics.reading(reading);
      tell(reader.sample(reading));
    } else {
      // The reading may be older than the last edge; there is another one soon.
      tell(reader.tick(reading.nanos()));
    }
  }

  /** What the lines have shown so far. */
  public synchronized TowerDiagnosis diagnosis() {
    return TowerDiagnosis.of(statistics);
  }

  private synchronized void edge(LineEdge edge) {
    edges++;
    statistics.edge(edge);
    tell(reader.edge(edge));
  }

  private void tell(List<DiceThrow> results) {
    for (DiceThrow result : results) {
      statistics.ended(result);
      listener.accept(result);
    }
  }
}
