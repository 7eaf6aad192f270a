package org.dradis.rig.chip;

/** What a reader modulates on its field. */
sealed interface Airwave {

  /** A whole request: SOF, bytes with their CRC, EOF. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Request(byte[] bytes) implements Airwave {}

  /** An EOF alone: the next slot begins. */
  record Eof() implements Airwave {}
}
