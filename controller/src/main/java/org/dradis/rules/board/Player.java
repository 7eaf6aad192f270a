package org.dradis.rules.board;

/** A character at the table; the Mutineer's card lies beside any state (SU-6). */
public record Player(String character, PlayerState state, boolean mutineer) {
  /** Someone who has just sat down. */
  public static Player human(String character) {
    return new Player(character, PlayerState.HUMAN, false);
  }

  public Player in(PlayerState now) {
    return new Player(character, now, mutineer);
  }

  public Player withMutineer(boolean now) {
    return new Player(character, state, now);
  }
}
