package org.dradis.rig.time;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A thread in virtual time. It runs only while it holds the baton. */
final class Fiber {
  /** Ends a fiber whose time is closed. Not for catching. */
  static final class Stopped extends Error {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super("Time has ended.", null, false, false);
    }
  }

  private @Nullable Thread thread;
  private volatile boolean holdsBaton;
  final List<Fiber> joiners = new ArrayList<>();
  boolean done;

  void runsOn(Thread own) {
    thread = own;
  }

  boolean is(Thread candidate) {
    return candidate.equals(thread);
  }

  void giveBaton() {
    holdsBaton = true;
    LockSupport.unpark(thread);
  }

  /** Interrupts a wait for the wall clock. */
  void nudge() {
    LockSupport.unpark(thread);
  }

  void awaitBaton() {
    while (!holdsBaton) {
      LockSupport.park(this);
    }
    holdsBaton = false;
  }
}
