package org.dradis.rig.pi4j;

import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfig;
import com.pi4j.io.gpio.digital.DigitalOutputProviderBase;

/** Opens lines of a {@link VirtualHeader} that the Pi drives. */
public final class VirtualDigitalOutputProvider extends DigitalOutputProviderBase {
  private final VirtualHeader header;

  public VirtualDigitalOutputProvider(VirtualHeader header) {
    super("virtual-digital-output", "Virtual digital outputs");
    this.header = header;
  }

  @Override
  public DigitalOutput create(DigitalOutputConfig config) {
    var output = new VirtualDigitalOutput(this, config, header);
    context.registry().add(output);
    return output;
  }
}
