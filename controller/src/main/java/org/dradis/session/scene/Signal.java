package org.dradis.session.scene;

import org.dradis.rules.board.Hyphenated;

/**
 * What a light says. Each has a rhythm of its own, because not everybody tells colours apart; the
 * brightness is in 256ths at a time in milliseconds since the scene began.
 */
public enum Signal implements Hyphenated {
  /** Something that is to be moved stands here: on and off, once a second. */
  MOVES(0xFFB000) {
    @Override
    int brightness(long millis) {
      return millis % 1000 < 500 ? FULL : 0;
    }
  },
  /** Here it goes: a steady glow. */
  GOAL(0x2080FF) {
    @Override
    int brightness(long millis) {
      return FULL * 2 / 3;
    }
  },
  /** This can be chosen: two short blinks, then a pause. */
  OFFER(0xFFFFFF) {
    @Override
    int brightness(long millis) {
      long at = millis % 1600;
      return at < 150 || (at >= 300 && at < 450) ? FULL : FULL / 8;
    }
  },
  /** Something was hit: three quick flashes, once. */
  HIT(0xFF2000) {
    @Override
    int brightness(long millis) {
      return millis < 900 && millis % 300 < 120 ? FULL : 0;
    }
  },
  /** Something fires: a light that rises and falls, once. */
  ATTACK(0xFF6000) {
    @Override
    int brightness(long millis) {
      return millis >= 800 ? 0 : (int) (FULL * (400 - Math.abs(400 - millis)) / 400);
    }
  },
  /** Something is wrong here: a fast flicker. */
  TROUBLE(0xFF00C0) {
    @Override
    int brightness(long millis) {
      return millis % 250 < 125 ? FULL : FULL / 6;
    }
  },
  /** Standing danger: a slow breath that never goes out. */
  DANGER(0xC00000) {
    @Override
    int brightness(long millis) {
      long at = millis % 4000;
      return (int) (FULL / 4 + FULL / 2 * Math.min(at, 4000 - at) / 2000);
    }
  };

  static final int FULL = 256;

  private final int rgb;

  Signal(int rgb) {
    this.rgb = rgb;
  }

  public int rgb() {
    return rgb;
  }

  abstract int brightness(long millis);
}
