package org.dradis.pi;

import java.io.IOException;
import org.dradis.nfc.pn532.SpiFraming;

/** A chip on an SPI channel with a select line of its own, which the kernel drives. */
record Pi4jSpi(SharedSpi spi) implements SpiFraming.Wires {

  @Override
  public byte[] exchange(byte[] bytes) throws IOException {
    spi.turn().enter();
    try {
      return spi.transfer(bytes);
    } catch (RuntimeException e) {
      throw new IOException(Lines.words(e), e);
    } finally {
      spi.turn().leave();
    }
  }
}
