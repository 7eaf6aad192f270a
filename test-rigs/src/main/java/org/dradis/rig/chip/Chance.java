package org.dradis.rig.chip;

/** Xorshift: any sequence without a pattern will do, if it is the same in every run. */
final class Chance {
  private int state = 0x2545F491;

  /** The next number, from 0 to below the bound. */
  int next(int bound) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Integer.remainderUnsigned(state, bound);
  }
}
