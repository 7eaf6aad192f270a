package org.dradis.rig.chip;

import java.util.List;

/** What a receiver makes of answers that arrive together: bytes, and where they first differ. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Superposition(byte[] bytes, int firstCollision) {
  static final int NONE = -1;

  static Superposition of(List<byte[]> answers) {
    int length = answers.stream().mapToInt(it -> it.length).max().orElse(0);
    var mixed = new byte[length];
    int collision = NONE;
    for (int bit = 0; bit < length * 8; bit++) {
      int ones = 0;
      int senders = 0;
      for (var answer : answers) {
        if (bit / 8 < answer.length) {
          senders++;
          ones += answer[bit / 8] >> (bit % 8) & 1;
        }
      }
      if (ones > 0) {
        mixed[bit / 8] |= (byte) (1 << (bit % 8));
      }
      if (collision == NONE && (senders < answers.size() || (ones > 0 && ones < senders))) {
        collision = bit;
      }
    }
    return new Superposition(mixed, collision);
  }

  boolean collided() {
    return firstCollision != NONE;
  }
}
