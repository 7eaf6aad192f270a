package org.dradis.rig.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProviderBase;

/**
 * Opens channels of the SPI buses of a {@link VirtualHeader}.
 *
 * <p>Like the project's own provider for a Pi it keeps them out of Pi4J's registry, which takes
 * channel 0 of one bus for channel 0 of any other.
 */
public final class VirtualSpiProvider extends SpiProviderBase {
  private final VirtualHeader header;

  public VirtualSpiProvider(VirtualHeader header) {
    super("virtual-spi", "Virtual SPI");
    this.header = header;
  }

  @Override
  public Spi create(SpiConfig config) {
    int number = config.bus().getBus();
    var bus =
        header
            .openSpi(number)
            .orElseThrow(
                () ->
                    new Pi4JException(
                        "Failed to open SPI device /dev/spidev%d.%d"
                            .formatted(number, config.address())));
    return new VirtualSpi(this, config, header, bus);
  }
}
