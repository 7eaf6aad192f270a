package org.dradis.hud.bridge;

/** How wide words are, before there is a font to ask: in Latin letters. */
final class Wide {
  private static final int FIRST_OF_EAST_ASIA = 0x2e80;

  private Wide() {}

  /** Letters of East Asia are twice as wide as others. */
  static int of(String words) {
    return words.codePoints().map(it -> it >= FIRST_OF_EAST_ASIA ? 2 : 1).sum();
  }
}
