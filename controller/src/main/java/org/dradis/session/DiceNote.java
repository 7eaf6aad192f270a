package org.dradis.session;

import org.dradis.port.DiceThrow;

/** A throw that was not used, and why. */
public sealed interface DiceNote {
  /** A die fell when nobody asked for one. */
  record Unasked(DiceThrow outcome) implements DiceNote {}

  /** The throw does not count: it is asked for again. */
  record Again(DiceThrow.VoidReason reason) implements DiceNote {}

  /** The tower cannot tell: players look and type, or throw again. */
  record Look(DiceThrow.Doubt doubt) implements DiceNote {}
}
