package org.dradis.hud;

import org.jspecify.annotations.Nullable;

/** Lights one place of the board, for hands that look for it. */
@FunctionalInterface
public interface Spotlight {
  /** A table without lights, or one whose lights are somebody else's. */
  Spotlight NONE = _ -> {};

  /**
   * Lights a place over all else that shines, until the next call; null lets the lights say again
   * what the game says. It does not block.
   *
   * @param spot a word of {@link org.dradis.port.LedPlace}, such as {@code starboard-bow}
   */
  void shine(@Nullable String spot);
}
