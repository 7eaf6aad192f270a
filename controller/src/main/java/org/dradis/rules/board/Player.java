package org.dradis.rules.board;

/** A character at the table; the Mutineer's card lies beside any state (SU-6). */
public record Player(String character, PlayerState state, boolean mutineer) {
  public Player in(PlayerState now) {
    return new Player(character, now, mutineer);
  }
}
