package org.dradis.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Wires that a test moves by hand, and that record when they were read. */
final class RecordingTowerIo implements TowerIo {
  private final List<Long> reads = new ArrayList<>();
  private Consumer<LineEdge> listener = _ -> {};
  private TowerReading reading = new TowerReading(0, Levels.ALL_LOW);

  @Override
  public TowerReading read() {
    reads.add(reading.nanos());
    return reading;
  }

  @Override
  public void onEdge(Consumer<LineEdge> listener) {
    this.listener = listener;
  }

  void pass(long nanos) {
    reading = new TowerReading(nanos, reading.levels());
  }

  /** Changes a line without telling, as when an edge is lost. */
  void changeUnheard(long nanos, Line line, boolean high) {
    reading = new TowerReading(nanos, reading.levels().with(line, high));
  }

  void change(long nanos, Line line, boolean high) {
    changeUnheard(nanos, line, high);
    listener.accept(new LineEdge(nanos, line, high));
  }

  List<Long> reads() {
    return reads;
  }
}
