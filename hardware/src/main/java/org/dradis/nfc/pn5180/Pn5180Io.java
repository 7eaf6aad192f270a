package org.dradis.nfc.pn5180;

/**
 * The wires to one PN5180, and the time they take.
 *
 * <p>SPI mode 0, most significant bit first, at most 7 MHz (DS 11.4.1).
 */
public interface Pn5180Io {

  /** Takes the bus, waiting for its turn, and turns to this chip: BUSY is now this chip's. */
  void attend();

  /** Leaves the bus to others. */
  void release();

  /** Pulls NSS low. */
  void select();

  /** Lets NSS go high, which ends the frame. */
  void deselect();

  /** Clocks the bytes out and returns as many that came in meanwhile. */
  byte[] transfer(byte[] out);

  /** Whether BUSY is high. */
  boolean busy();

  /** Holds the chip in reset (RESET_N low), or lets it run. */
  void reset(boolean held);

  /** A clock that never goes back. */
  long nanoTime();

  /** Waits at least so long. */
  void pause(long nanos);
}
