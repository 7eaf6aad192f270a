package org.dradis.rig.bench;

/** Repeats a piece of work, first until it is warm and then for some rounds that count. */
public final class Stopwatch {
  private static final long SECOND = 1_000_000_000;

  /** Warm is who has not become a tenth faster for so many rounds. */
  private static final int CALM_ROUNDS = 5;

  private static final double FASTER = 1.1;

  private final Meter meter;
  private final long roundNanos;
  private final int leastWarmUp;
  private final int mostWarmUp;
  private final int rounds;

  /** A round is at least so much CPU time; the other numbers are rounds. */
  public Stopwatch(Meter meter, long roundNanos, int leastWarmUp, int mostWarmUp, int rounds) {
    this.meter = meter;
    this.roundNanos = roundNanos;
    this.leastWarmUp = leastWarmUp;
    this.mostWarmUp = mostWarmUp;
    this.rounds = rounds;
  }

  /** One that is good enough to publish; it takes two to four seconds. */
  public static Stopwatch standard() {
    return new Stopwatch(new ThreadMeter(), SECOND * 3 / 20, 8, 18, 7);
  }

  /** How many units of work are done in a second of CPU time. */
  Figure perSecond(Work work) {
    warmUp(work);
    double[] rates = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      rates[i] = rate(work);
    }
    return Figure.of(rates);
  }

  /** How many microseconds of CPU time one unit of work takes. */
  Figure microsEach(Work work) {
    warmUp(work);
    double[] micros = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      micros[i] = 1e6 / rate(work);
    }
    return Figure.of(micros);
  }

  /** How many bytes one unit of work allocates. */
  Figure bytesEach(Work work) {
    warmUp(work);
    double[] bytes = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      long start = meter.allocatedBytes();
      long units = round(work);
      bytes[i] = (double) (meter.allocatedBytes() - start) / units;
    }
    return Figure.of(bytes);
  }

  private void warmUp(Work work) {
    double best = 0;
    int calm = 0;
    for (int i = 0; i < mostWarmUp && (i < leastWarmUp || calm < CALM_ROUNDS); i++) {
      double rate = rate(work);
      calm = rate > best * FASTER ? 0 : calm + 1;
      best = Math.max(best, rate);
    }
  }

  private double rate(Work work) {
    long start = meter.cpuNanos();
    long units = round(work);
    return (double) units * SECOND / (meter.cpuNanos() - start);
  }

  private long round(Work work) {
    long units = 0;
    long end = meter.cpuNanos() + roundNanos;
    do {
      units += work.some();
    } while (meter.cpuNanos() < end);
    return units;
  }

  /** A piece of work, long enough that looking at the clock after it costs nothing. */
  interface Work {
    /** Does some units and tells how many. */
    int some();
  }
}
