package org.dradis.rig.pi4j;

import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;

/** A timeline on which falling asleep costs a system call, as it does on a machine. */
record ChargedTime(Timeline time, long callNanos) implements Timeline {

  @Override
  public long nanos() {
    return time.nanos();
  }

  @Override
  public void pause(long nanos) {
    time.pause(nanos + callNanos);
  }

  @Override
  public Worker start(String name, Runnable task) {
    return time.start(name, task);
  }

  @Override
  public Turnstile turnstile() {
    return time.turnstile();
  }
}
