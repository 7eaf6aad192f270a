package org.dradis.pace;

/** Lets one thread through at a time, in the order in which they came. Not for entering twice. */
public interface Turnstile {

  /** Waits for the turn. */
  void enter();

  /** Ends the turn. */
  void leave();
}
