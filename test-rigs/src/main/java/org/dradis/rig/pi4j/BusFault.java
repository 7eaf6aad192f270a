package org.dradis.rig.pi4j;

/** What can go wrong with the wires between a Pi and its readers. */
public sealed interface BusFault {

  /** Single bits flip on MOSI and MISO now and then. */
  record Noise() implements BusFault {}

  /** The MISO wire of one reader is broken: what it says is not heard. */
  record FloatingMiso(int reader) implements BusFault {}

  /** One reader is not plugged in at all: no answer, no BUSY. */
  record Unplugged(int reader) implements BusFault {}

  /** The NSS wire of one reader is broken: it is never selected. */
  record BrokenSelect(int reader) implements BusFault {}

  /** One address line keeps a level, so that some readers are taken for others. */
  record StuckAddress(int line, boolean high) implements BusFault {}
}
