package org.dradis.scenario;

/** The generator of seeded scenarios and games, the same on every machine and release (R47). */
public final class SplitMix64 {
  private long state;

  public SplitMix64(long seed) {
    this.state = seed;
  }

  long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A face of the eight-sided die: the top three bits. */
  public int die() {
    return 1 + (int) (next() >>> 61);
  }

  /** One of so many. */
  public int among(int options) {
    return (int) Long.remainderUnsigned(next(), options);
  }
}
