package org.dradis.pace;

/** A clock that can also let time pass, so that waiting can be tested without waiting. */
public interface Pace {

  /** The time since any fixed moment. */
  long nanos();

  /** Lets at least this much time pass. */
  void pause(long nanos);

  /** The machine's own time. */
  static Timeline real() {
    return new RealTime();
  }
}
