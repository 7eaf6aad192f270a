package org.dradis.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The board by the rules. Civilian ships are only counted: face down they are alike.
 *
 * @param options what is played with, such as {@code cylon-fleet}
 * @param places how many pieces of each kind stand in each place, places without any left out
 * @param pilots who flies what, and where
 * @param scar the area of the raider with the Scar token
 * @param dials fuel, food, morale, population
 * @param objective where the fleet is bound for, or null
 * @param nextJumpWins whether the next jump ends the game
 * @param boarding centurions on each space of the Boarding Party track
 * @param galacticaDamage the tokens on Galactica
 * @param galacticaSpent the resource tokens that were drawn; they left the game
 * @param basestars the basestars on the main board with their tokens
 * @param cards attack cards in play
 * @param newCaprica the planet, or null while the fleet is elsewhere
 */
public record BoardView(
    List<String> options,
    Map<String, Map<String, Integer>> places,
    List<Pilot> pilots,
    @Nullable String scar,
    Map<String, Integer> dials,
    @Nullable String objective,
    int jump,
    int distance,
    boolean nextJumpWins,
    int nukes,
    int pursuit,
    List<Integer> boarding,
    List<String> galacticaDamage,
    List<String> galacticaSpent,
    List<String> pegasusDamage,
    List<Base> basestars,
    List<String> cards,
    @Nullable NewCapricaView newCaprica) {

  /** Somebody in a craft. */
  public record Pilot(String name, String craft, String area) {}

  /** A basestar and its damage tokens. */
  public record Base(String name, String area, List<String> tokens) {}

  /** How many of a kind stand in a place. */
  public int count(String place, String kind) {
    return places.getOrDefault(place, Map.of()).getOrDefault(kind, 0);
  }
}
