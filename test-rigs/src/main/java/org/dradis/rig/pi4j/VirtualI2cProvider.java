package org.dradis.rig.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProviderBase;

/** Opens devices on the I2C buses of a {@link VirtualHeader}; that there is none shows later. */
public final class VirtualI2cProvider extends I2CProviderBase {
  private final VirtualHeader header;

  public VirtualI2cProvider(VirtualHeader header) {
    super("virtual-i2c", "Virtual I2C");
    this.header = header;
  }

  @Override
  public I2C create(I2CConfig config) {
    var chips =
        header
            .openI2c(config.bus())
            .orElseThrow(
                () -> new Pi4JException("path '/dev/i2c-" + config.bus() + "' does not exist."));
    var i2c = new VirtualI2c(this, config, header, chips);
    context.registry().add(i2c);
    return i2c;
  }
}
