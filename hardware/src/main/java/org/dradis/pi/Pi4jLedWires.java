package org.dradis.pi;

import com.pi4j.io.spi.Spi;
import org.dradis.led.LedWires;

/**
 * A strip on an SPI bus of its own.
 *
 * @param atOnce how many bytes the kernel takes in one transfer; more are sent in several, which a
 *     strip with a clock line does not mind
 */
record Pi4jLedWires(Spi spi, int atOnce) implements LedWires {

  @Override
  public void write(byte[] bytes, int clockHz) {
    if (spi.config().baud() != clockHz) {
      throw new IllegalArgumentException(
          "The bus runs at %d Hz, but the strip wants %d.".formatted(spi.config().baud(), clockHz));
    }
    for (int at = 0; at < bytes.length; at += atOnce) {
      int length = Math.min(atOnce, bytes.length - at);
      if (sent(bytes, at, length) < 0) {
        throw new PiTrouble("The SPI bus of the lights refused " + length + " bytes.");
      }
    }
  }

  /** Pi4J tells of some failures by a number and of others by exceptions. */
  private int sent(byte[] bytes, int at, int length) {
    try {
      return spi.write(bytes, at, length);
    } catch (RuntimeException e) {
      throw new PiTrouble("The SPI bus of the lights fails: " + Lines.words(e) + ".", e);
    }
  }
}
