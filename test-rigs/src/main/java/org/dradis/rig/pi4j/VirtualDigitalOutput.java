package org.dradis.rig.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputBase;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;

/** A line that the Pi drives. */
final class VirtualDigitalOutput extends DigitalOutputBase {
  private final VirtualHeader header;
  private final VirtualNet net;

  VirtualDigitalOutput(
      DigitalOutputProvider provider, DigitalOutputConfig config, VirtualHeader header) {
    super(provider, config);
    this.header = header;
    this.net = header.pin(config.address());
  }

  /** Takes the line over at its first level, as the kernel does; Pi4J then writes it once more. */
  @Override
  public DigitalOutput initialize(Context context) {
    var initial = config().initialState();
    net.drive(initial != null && initial.isHigh());
    return super.initialize(context);
  }

  @Override
  public DigitalState state() {
    return state;
  }

  @Override
  public DigitalOutput state(DigitalState wanted) {
    header.call();
    net.written();
    net.drive(wanted.isHigh());
    return super.state(wanted);
  }
}
