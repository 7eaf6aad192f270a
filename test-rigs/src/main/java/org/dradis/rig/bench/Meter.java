package org.dradis.rig.bench;

/** What the current thread has used up so far. */
public interface Meter {
  long cpuNanos();

  long allocatedBytes();
}
