package org.dradis.led;

/**
 * The wires of a strip: the data line of an SPI bus in mode 0, and its clock if the strip has one.
 */
public interface LedWires {
  /**
   * Sends the bytes in one transfer, each with its highest bit first.
   *
   * <p>A clocked strip does not mind pauses between the bytes; a WS2812 does. The bytes are only
   * lent: they may change after the call.
   */
  void write(byte[] bytes, int clockHz);
}
