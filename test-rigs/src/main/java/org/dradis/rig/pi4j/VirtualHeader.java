package org.dradis.rig.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.dice.Line;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.pace.Timeline;
import org.dradis.pi.TowerWiring;
import org.dradis.rig.chip.StripPins;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.chip.VirtualSpiBus;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;

/**
 * The header of a Pi with its 28 lines, and the buses that are switched on. Every call through Pi4J
 * takes as long as a system call does.
 */
public final class VirtualHeader {
  private static final int PINS = 28;

  /** One look at a line takes some time even where calls are free: waits must end. */
  private static final long LOOK = 1_000;

  private final VirtualTime time;
  private final long callNanos;
  private final List<VirtualNet> pins = new ArrayList<>();
  private final Map<Integer, VirtualSpiBus> spiBuses = new HashMap<>();
  private final Map<Integer, Map<Integer, I2cFraming.Wires>> i2cBuses = new HashMap<>();

  public VirtualHeader(VirtualTime time, long callNanos) {
    this.time = time;
    this.callNanos = callNanos;
    for (int i = 0; i < PINS; i++) {
      pins.add(new VirtualNet());
    }
  }

  /** One whose system calls take 50 us. */
  public VirtualHeader(VirtualTime time) {
    this(time, VirtualBus.CALL_NANOS);
  }

  /** The wire at a pin, by its BCM number. */
  public VirtualNet pin(int bcm) {
    return pins.get(bcm);
  }

  /** Switches an SPI bus on, if it is not, and gives its wires. */
  public VirtualSpiBus spi(int bus) {
    return spiBuses.computeIfAbsent(bus, _ -> new VirtualSpiBus(time));
  }

  /** Switches an I2C bus on, if it is not, with a chip on it. */
  public void attachI2c(int bus, int address, I2cFraming.Wires chip) {
    i2cBuses.computeIfAbsent(bus, _ -> new HashMap<>()).put(address, chip);
  }

  /** Connects the lines of a tower. */
  public void attachTower(TowerWiring wiring, VirtualTower tower) {
    var levels = tower.read().levels();
    for (Line line : Line.values()) {
      pin(wiring.pin(line)).drive(wiring.level(line, levels.isHigh(line)));
    }
    tower.onEdge(
        edge -> pin(wiring.pin(edge.line())).drive(wiring.level(edge.line(), edge.high())));
  }

  /** Connects a strip to a bus. */
  public void attachStrip(int bus, VirtualStrip strip) {
    spi(bus).attach(new StripPins(time, strip));
  }

  Optional<VirtualSpiBus> openSpi(int bus) {
    return Optional.ofNullable(spiBuses.get(bus));
  }

  /** The chips of an I2C bus by their addresses, if the bus is switched on. */
  Optional<Map<Integer, I2cFraming.Wires>> openI2c(int bus) {
    return Optional.ofNullable(i2cBuses.get(bus));
  }

  VirtualTime time() {
    return time;
  }

  /** Charges a system call. */
  void call() {
    time.advance(callNanos);
  }

  void look() {
    time.advance(callNanos + LOOK);
  }

  /** The same time for drivers: a pause is a system call, too. */
  public Timeline timeline() {
    return new ChargedTime(time, callNanos);
  }

  /** Pi4J on this header. */
  public Context context() {
    return Pi4J.newContextBuilder()
        .noAutoDetect()
        .noAutoInject()
        .disableShutdownHook()
        .add(
            new VirtualDigitalInputProvider(this),
            new VirtualDigitalOutputProvider(this),
            new VirtualSpiProvider(this),
            new VirtualI2cProvider(this))
        .build();
  }
}
