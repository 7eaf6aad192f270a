package org.dradis.rig.torture;

import java.util.SplittableRandom;

/** What a power cut does to the writes, truncations and names that nobody waited for. */
enum Fate {
  /** All are lost. */
  LOST,
  /** All made it to the disk by themselves, as if only the program had been killed. */
  KEPT,
  /** Some are lost, in no order. */
  SOME,
  /** Of each write some sectors are lost. */
  TORN;

  private static final int SECTOR = 512;

  /** Draws the share that is kept in one crash. */
  double share(SplittableRandom random) {
    return switch (this) {
      case LOST -> 0;
      case KEPT -> 1;
      case SOME, TORN -> random.nextDouble();
    };
  }

  /** How many bytes of a write at an offset share their fate with the first. */
  int piece(long offset, int length) {
    return this == TORN ? (int) Math.min(length, SECTOR - offset % SECTOR) : length;
  }
}
