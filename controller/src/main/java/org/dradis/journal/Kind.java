package org.dradis.journal;

/** What a row holds. */
public enum Kind {
  /** What somebody did or decided. */
  INPUT,
  /** What came of it. */
  EVENTS,
  /** Where that left the game: the hash of the state, and now and then the state itself. */
  STATE
}
