package org.dradis.rig.chip;

/** What can go wrong with a reader. */
public enum Fault {
  /** Single bits flip on MOSI and MISO now and then, until calmed. */
  NOISE,
  /** BUSY stays high until the chip is reset by its line. */
  STUCK_BUSY,
  /** The chip resets by itself. */
  RESET,
  /** The supply is away for 30 ms. */
  BROWN_OUT,
  /** Bits of answers flip on the air, until calmed. */
  CORRUPTED_ANSWERS,
  /** A register of the receiver changes: the chip hears nothing until it is set up anew. */
  SPOILT_SETUP,
  /** The chip is not there, until calmed. */
  UNPLUGGED
}
