package org.dradis.rig.pi4j;

import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.DigitalStateChangeEvent;
import com.pi4j.io.gpio.digital.PullResistance;

/** A line that the Pi reads. */
final class VirtualDigitalInput extends DigitalInputBase {
  private final VirtualHeader header;
  private final VirtualNet net;

  VirtualDigitalInput(
      DigitalInputProvider provider, DigitalInputConfig config, VirtualHeader header) {
    super(provider, config);
    this.header = header;
    this.net = header.pin(config.address());
    net.pull(config.getPull() == PullResistance.PULL_UP);
    net.onChange(
        high -> dispatch(new DigitalStateChangeEvent<>(this, DigitalState.getState(high))));
  }

  @Override
  public DigitalState state() {
    header.look();
    return DigitalState.getState(net.isHigh());
  }
}
