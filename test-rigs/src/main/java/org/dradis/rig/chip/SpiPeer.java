package org.dradis.rig.chip;

/** A chip on an SPI bus, by its pins. */
public interface SpiPeer {

  /** NSS goes low. */
  void select();

  /** NSS goes high, which ends the frame. */
  void deselect();

  boolean isSelected();

  /** The bytes are clocked in, highest bit first, and as many out; unselected, MISO floats high. */
  byte[] transfer(byte[] out, int hertz);
}
