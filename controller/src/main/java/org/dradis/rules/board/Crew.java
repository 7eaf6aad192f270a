package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The players in table order, their titles, and the printed characters they come from. */
public record Crew(List<Player> players, Titles titles, Register register) {
  public static final Crew NONE = new Crew(List.of(), Titles.NONE, Register.EMPTY);

  public Crew {
    players = List.copyOf(players);
  }

  public @Nullable Player find(String character) {
    for (Player player : players) {
      if (player.character().equals(character)) {
        return player;
      }
    }
    return null;
  }

  /** The Mutineer, or null (SU-6). */
  public @Nullable Player mutineer() {
    for (Player player : players) {
      if (player.mutineer()) {
        return player;
      }
    }
    return null;
  }

  /** Puts a player in the place of the one with the same character. */
  public Crew with(Player now) {
    List<Player> all = new ArrayList<>(players);
    all.replaceAll(player -> player.character().equals(now.character()) ? now : player);
    return withPlayers(all);
  }

  /** Adds a player behind the others. */
  public Crew plus(Player more) {
    List<Player> all = new ArrayList<>(players);
    all.add(more);
    return withPlayers(all);
  }

  public Crew withPlayers(List<Player> now) {
    return new Crew(now, titles, register);
  }

  public Crew with(Titles now) {
    return new Crew(players, now, register);
  }

  public Crew with(Register now) {
    return new Crew(players, titles, now);
  }

  /** Everyone comes out of Brig and Sickbay (NC-1). */
  public Crew released() {
    List<Player> now = new ArrayList<>(players);
    now.replaceAll(
        player ->
            player.state() == PlayerState.BRIG || player.state() == PlayerState.SICKBAY
                ? player.in(PlayerState.HUMAN)
                : player);
    return withPlayers(now);
  }

  /** Sends a human character of that name to Sickbay; others stay as they are. */
  public Crew toSickbay(String character) {
    Player player = find(character);
    return player == null || player.state() != PlayerState.HUMAN
        ? this
        : with(player.in(PlayerState.SICKBAY));
  }
}
