package org.dradis.rig.autoplay;

/** Something that must hold did not; the message says what. */
final class Broken extends RuntimeException {
  Broken(String message) {
    super(message);
  }

  /** Complains unless it holds. */
  static void unless(boolean holds, String message) {
    if (!holds) {
      throw new Broken(message);
    }
  }
}
