package org.dradis.nfc.pn532;

import java.util.concurrent.locks.LockSupport;

/** A clock that can also let time pass, so that waiting can be tested without waiting. */
public interface Pace {

  /** The time since any fixed moment. */
  long nanos();

  /** Lets at least this much time pass. */
  void pause(long nanos);

  /** The machine's own time. */
  static Pace real() {
    return new Pace() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public void pause(long nanos) {
        // May return early; whoever waits looks at the clock again.
        LockSupport.parkNanos(nanos);
      }
    };
  }
}
