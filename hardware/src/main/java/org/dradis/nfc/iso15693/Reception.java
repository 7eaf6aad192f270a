package org.dradis.nfc.iso15693;

/** What the receiver made of the time after a request, before anyone looked at the bytes. */
sealed interface Reception {

  record Nothing() implements Reception {}

  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Bytes(byte[] bytes) implements Reception {}

  record Collision() implements Reception {}

  record Damaged() implements Reception {}
}
