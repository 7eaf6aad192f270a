package org.dradis.rig.chip;

import org.dradis.pace.Turnstile;
import org.dradis.rig.time.VirtualTime;
import org.jspecify.annotations.Nullable;

/** An SPI bus that its chips share: it charges bytes at its clock and each system call a price. */
public final class VirtualBus {
  public static final int SPI_HERTZ = 7_000_000;
  public static final long CALL_NANOS = 50_000;
  private static final long LOOK = 1_000;
  private static final long SECOND = 1_000_000_000;

  private final VirtualTime time;
  private final int hertz;
  private final long callNanos;
  private final Turnstile turn;
  private @Nullable Object selected;
  private int addressed;

  public VirtualBus(VirtualTime time, int hertz, long callNanos) {
    this.time = time;
    this.hertz = hertz;
    this.callNanos = callNanos;
    this.turn = time.turnstile();
  }

  /** One at 7 MHz whose system calls take 50 us. */
  public VirtualBus(VirtualTime time) {
    this(time, SPI_HERTZ, CALL_NANOS);
  }

  VirtualTime time() {
    return time;
  }

  Turnstile turn() {
    return turn;
  }

  /** One system call: a transfer, a line set or read, a sleep. */
  void call() {
    time.advance(callNanos);
  }

  /** One look at a line, which takes some time even where calls are free: waits must end. */
  void look() {
    time.advance(callNanos + LOOK);
  }

  void clock(int bytes) {
    time.advance(bytes * 8L * SECOND / hertz);
  }

  /** Sets those address lines of a multiplexer that differ, each by a call. */
  void address(int place) {
    for (int changed = Integer.bitCount(addressed ^ place); changed > 0; changed--) {
      call();
    }
    addressed = place;
  }

  void select(Object chip) {
    if (selected != null && !chip.equals(selected)) {
      throw new IllegalStateException("Two chips are selected on one bus.");
    }
    selected = chip;
  }

  void deselect(Object chip) {
    if (chip.equals(selected)) {
      selected = null;
    }
  }
}
