package org.dradis.rig.chip;

/** What can be made to go wrong with a {@link VirtualPn532}, by name. */
public enum Pn532Fault {
  /** A bit flips in a transaction on its way to the chip. */
  NOISE_TO_CHIP,
  /** A bit flips in a transaction on its way from the chip, be it status, ACK or answer. */
  NOISE_FROM_CHIP,
  /** A bit flips in an answer when it is first read; repeated, it is good. */
  DAMAGED_ANSWER,
  /** The chip is not on the bus: no acknowledgement on I2C, a line that floats high on SPI. */
  ABSENT,
  /** A command, acknowledged or not, never gets the chip ready. */
  STUCK_BUSY,
  /** The chip loses power for a moment after the acknowledgement of a command. */
  RESET,
  /** Only half of an answer comes when it is first read; repeated, it is whole. */
  TRUNCATED_ANSWER,
  /** A command is acknowledged twice. */
  DUPLICATE_ACK,
  /** An answer takes two seconds longer. */
  LATE_ANSWER
}
