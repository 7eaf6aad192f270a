package org.dradis.rig.chip;

/** What can go wrong with a strip. */
public sealed interface LedFault {

  /** Noise on the bus: one bit of the next transfer, counted from its first, arrives inverted. */
  record FlippedBit(int bit) implements LedFault {}

  /** The next transfer pauses after some bytes with its data line low, as a Pi 4 may. */
  record ByteGap(int afterBytes, long nanos) implements LedFault {}

  /** The next transfer loses its last bytes: an end frame that is too short. */
  record ShortEnd(int bytes) implements LedFault {}

  /** An LED is dark from now on and passes nothing on. */
  record DeadLed(int led) implements LedFault {}

  /** The supply dips: every chip starts anew and is dark until it has been sent a frame. */
  record BrownOut() implements LedFault {}
}
