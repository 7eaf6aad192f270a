package org.dradis.rig.evening;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.dradis.rig.time.VirtualTime;

/** A clock on the wall of virtual time. */
final class TableClock extends Clock {
  private final VirtualTime time;

  TableClock(VirtualTime time) {
    this.time = time;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }

  @Override
  public Instant instant() {
    return Instant.EPOCH.plusNanos(time.now());
  }
}
