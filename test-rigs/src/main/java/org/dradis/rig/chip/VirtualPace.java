package org.dradis.rig.chip;

import java.time.Duration;
import org.dradis.pace.Pace;

/** Time that passes only when somebody lets it; it ends, so that endless waiting is found. */
public final class VirtualPace implements Pace {

  private final long end;
  private long nanos;

  public VirtualPace(Duration end) {
    this.end = end.toNanos();
  }

  @Override
  public long nanos() {
    return nanos;
  }

  @Override
  public void pause(long time) {
    nanos += time;
    if (nanos > end) {
      throw new IllegalStateException("Virtual time has run out: somebody waits without end.");
    }
  }
}
