package org.dradis.rig.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Asks the JVM: CPU time, so that other programs on the machine do not count. */
public final class ThreadMeter implements Meter {
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Override
  public long cpuNanos() {
    return threads.getCurrentThreadCpuTime();
  }

  @Override
  public long allocatedBytes() {
    return threads.getCurrentThreadAllocatedBytes();
  }
}
