package org.dradis.pi;

import com.pi4j.context.Context;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpi;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProviderImpl;
import java.util.ArrayList;
import java.util.List;

/**
 * Pi4J's SPI without its registry, which knows channels but no buses: to it channel 0 of bus 1 is
 * in use as soon as channel 0 of bus 0 is (Pi4J pull request 546 mends that, in version 4).
 */
final class LinuxSpiProvider extends LinuxFsSpiProviderImpl {
  private final List<Spi> open = new ArrayList<>();

  @Override
  public Spi create(SpiConfig config) {
    var spi = new LinuxFsSpi(this, config);
    spi.open();
    open.add(spi);
    return spi;
  }

  @Override
  public SpiProvider shutdown(Context context) {
    open.forEach(Spi::close);
    open.clear();
    return super.shutdown(context);
  }
}
