package org.dradis.rig.sim;

class HandsProbe {
  public static void main(String[] args) {
    long t = System.nanoTime();
    var r =
        new org.dradis.rig.hands.RandomHands(Long.parseLong(args[0]), Integer.parseInt(args[1]))
            .run(1, n -> System.err.print("\r" + n));
    System.out.printf(
        "%n%s%n%.1f s, %.1f virtual/s%n",
        new org.dradis.rig.hands.HandsReport(
            r.moves(),
            r.missed(),
            r.bursts(),
            r.faults(),
            r.reports(),
            r.played(),
            r.slowest(),
            r.oldest(),
            null),
        (System.nanoTime() - t) / 1e9,
        r.played().toNanos() * 1.0 / (System.nanoTime() - t));
    if (r.failure() != null) {
      r.failure().events().forEach(System.out::println);
      System.out.println(
          r.failure().seed() + " burst " + r.failure().burst() + ": " + r.failure().sentence());
    }
  }
}
