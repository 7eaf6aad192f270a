package org.dradis.pi;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.dradis.dice.Levels;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.dradis.dice.TowerIo;
import org.dradis.dice.TowerReading;
import org.dradis.pace.Pace;

/**
 * The six lines of a tower.
 *
 * <p>The kernel notes when an edge was, but Pi4J keeps that to itself: an edge has the time at
 * which Pi4J calls back, some tenths of a millisecond later, more on a busy machine. No time of the
 * tower is that short; and an edge cannot be lost so, because the kernel queues them.
 */
final class Pi4jTower implements TowerIo {
  private final Map<Line, DigitalInput> inputs = new EnumMap<>(Line.class);
  private final TowerWiring wiring;
  private final Pace pace;
  private Consumer<LineEdge> listener = _ -> {};

  Pi4jTower(Lines lines, TowerWiring wiring, Pace pace) {
    this.wiring = wiring;
    this.pace = pace;
    for (Line line : Line.values()) {
      var input = lines.input(wiring.pin(line), PullResistance.PULL_UP);
      input.addListener(event -> changed(line, event.state()));
      inputs.put(line, input);
    }
  }

  @Override
  public TowerReading read() {
    Levels levels = Levels.ALL_LOW;
    for (var each : inputs.entrySet()) {
      levels = levels.with(each.getKey(), isTrue(each.getKey(), each.getValue().state()));
    }
    return new TowerReading(pace.nanos(), levels);
  }

  @Override
  public synchronized void onEdge(Consumer<LineEdge> listener) {
    this.listener = listener;
  }

  /** Pi4J has a thread for each line; one after the other, their times are in order. */
  private synchronized void changed(Line line, DigitalState state) {
    if (state != DigitalState.UNKNOWN) {
      listener.accept(new LineEdge(pace.nanos(), line, isTrue(line, state)));
    }
  }

  private boolean isTrue(Line line, DigitalState state) {
    return wiring.level(line, true) == state.isHigh();
  }
}
