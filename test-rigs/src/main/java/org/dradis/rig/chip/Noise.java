package org.dradis.rig.chip;

/** Flips one bit in some thousand bytes, the same ones in every run. */
final class Noise {
  private static final int BYTES_APART = 3_000;
  private final Chance chance = new Chance();
  private int countdown;
  private boolean on;

  void on(boolean wanted) {
    on = wanted;
    countdown = 1;
  }

  byte[] disturb(byte[] bytes) {
    var noisy = bytes.clone();
    for (int i = 0; on && i < noisy.length; i++) {
      if (--countdown <= 0) {
        noisy[i] ^= (byte) (1 << chance.next(8));
        countdown = BYTES_APART / 2 + chance.next(BYTES_APART);
      }
    }
    return noisy;
  }
}
