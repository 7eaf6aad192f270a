package org.dradis.rig.world;

import org.dradis.rig.time.VirtualTime;

/** What a hand does when, one thing after the other. */
final class Script {
  private final VirtualTime time;
  private long length;

  Script(VirtualTime time) {
    this.time = time;
  }

  long length() {
    return length;
  }

  void pause(long nanos) {
    length += nanos;
  }

  void then(Runnable deed) {
    time.after(length, deed);
  }
}
