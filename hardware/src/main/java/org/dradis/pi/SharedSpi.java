package org.dradis.pi;

import com.pi4j.io.spi.Spi;
import org.dradis.pace.Turnstile;

/**
 * A channel of an SPI bus, and whose turn it is on that bus. The kernel only keeps transfers apart;
 * chips that are selected by GPIO lines would hear those to others, too.
 */
record SharedSpi(Spi spi, Turnstile turn) {

  /** Clocks the bytes out and returns as many that came in; whose turn it is has been seen to. */
  byte[] transfer(byte[] out) {
    var in = new byte[out.length];
    int count = spi.transfer(out, 0, in, 0, out.length);
    if (count != out.length) {
      // Pi4J tells of a refused system call by a number, and logs the reason.
      throw new PiTrouble(name() + " refused a transfer of " + out.length + " bytes.");
    }
    return in;
  }

  String name() {
    return "SPI bus " + spi.config().bus().getBus() + "." + spi.config().address();
  }
}
