package org.dradis.nfc.sweep;

/** What a zone does over and over; a reader that fails ends it by its exception. */
interface Routine {

  /** Takes over what is known to be in the zone, so that it is asked for. */
  void begin();

  /** Does one thing, or waits until there is something to do. */
  void step();
}
