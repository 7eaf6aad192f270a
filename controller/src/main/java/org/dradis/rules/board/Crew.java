package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.List;

/** The players in table order and their titles. */
public record Crew(List<Player> players, Titles titles) {
  public static final Crew NONE = new Crew(List.of(), Titles.NONE);

  /** Everyone comes out of Brig and Sickbay (NC-1). */
  public Crew released() {
    List<Player> now = new ArrayList<>(players);
    now.replaceAll(
        player ->
            player.state() == PlayerState.BRIG || player.state() == PlayerState.SICKBAY
                ? player.in(PlayerState.HUMAN)
                : player);
    return new Crew(List.copyOf(now), titles);
  }

  /** Puts a player in the place of the one with the same character. */
  public Crew with(Player now) {
    List<Player> all = new ArrayList<>(players);
    all.replaceAll(player -> player.character().equals(now.character()) ? now : player);
    return new Crew(List.copyOf(all), titles);
  }

  /** Sends a human character of that name to Sickbay; others stay as they are. */
  public Crew toSickbay(String character) {
    List<Player> now = new ArrayList<>(players);
    now.replaceAll(
        player ->
            player.character().equals(character) && player.state() == PlayerState.HUMAN
                ? player.in(PlayerState.SICKBAY)
                : player);
    return new Crew(List.copyOf(now), titles);
  }
}
