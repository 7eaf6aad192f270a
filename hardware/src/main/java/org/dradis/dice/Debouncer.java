package org.dradis.dice;

/** A line whose level counts once it was kept for some time. */
final class Debouncer {
  static final long NEVER = Long.MAX_VALUE;

  private final long hold;
  private boolean level;
  private boolean raw;
  private long rawSince = Long.MIN_VALUE;

  Debouncer(long hold, boolean level) {
    this.hold = hold;
    this.level = level;
    this.raw = level;
  }

  void feed(long nanos, boolean high) {
    if (high != raw) {
      raw = high;
      rawSince = nanos;
    }
  }

  /** When the wire's level will count, if it stays; NEVER if it counts already. */
  long due() {
    return raw == level ? NEVER : rawSince + hold;
  }

  /** Lets the wire's level count. */
  void accept() {
    level = raw;
  }

  boolean isHigh() {
    return level;
  }

  /** Whether the wire itself is high. */
  boolean isRawHigh() {
    return raw;
  }

  /** When the wire last changed. */
  long rawSince() {
    return rawSince;
  }
}
