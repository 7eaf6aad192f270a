package org.dradis.rig.pi4j;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;

/** Opens lines of a {@link VirtualHeader} that the Pi reads. */
public final class VirtualDigitalInputProvider extends DigitalInputProviderBase {
  private final VirtualHeader header;

  public VirtualDigitalInputProvider(VirtualHeader header) {
    super("virtual-digital-input", "Virtual digital inputs");
    this.header = header;
  }

  @Override
  public DigitalInput create(DigitalInputConfig config) {
    var input = new VirtualDigitalInput(this, config, header);
    context.registry().add(input);
    return input;
  }
}
