package org.dradis.rig.sim;

import java.time.Duration;

class SpeedProbe {
  public static void main(String[] args) {
    for (var settings : new SimSettings[] {SimSettings.REFERENCE, SimSettings.TWELVE}) {
      try (var table = SimulatedTable.virtual(settings)) {
        var zones = table.world().plan().zones();
        int i = 0;
        var hands = new org.dradis.rig.world.Hand[] {table.hand(), table.hand(), table.hand()};
        for (var m : table.world().miniatures()) {
          if (m.id() != null) hands[i % 3].move(m, table.within(zones.get(i % zones.size())));
          i++;
        }
        table.advance(Duration.ofSeconds(60));
        System.out.println(
            table.zones().sensed().size() + " " + table.world().truth().readable().size());
        for (int k = 0; k < 3; k++) {
          long t = System.nanoTime();
          long c = cpu();
          table.advance(Duration.ofSeconds(20));
          System.out.printf(
              "%d zones: wall %.1f, cpu %.1f virtual s per s%n",
              zones.size(), 20e9 / (System.nanoTime() - t), 20e9 / (cpu() - c));
        }
      }
    }
  }

  static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean)
            java.lang.management.ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
