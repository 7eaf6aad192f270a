package org.dradis.nfc.pn532;

/** What the driver does about what goes wrong; tests take one away to see that it matters. */
enum Remedy {
  /** Stop waiting for a chip that stays busy. */
  GIVE_UP,
  /** Send a command again that was not acknowledged or not answered. */
  RESEND,
  /** Have a damaged answer repeated. */
  NACK,
  /** Pass over an acknowledgement where an answer should be. */
  SKIP_ACK,
  /** Switch the field off between two lists, so that a listed tag answers again. */
  DROP_FIELD,
  /** Wake the chip and set it up anew. */
  SET_UP_ANEW
}
