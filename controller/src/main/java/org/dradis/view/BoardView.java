package org.dradis.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The board by the rules. Civilian ships are only counted: face down they are alike.
 *
 * @param places how many pieces of each kind stand in each place, places without any left out
 * @param pilots who flies where
 * @param scar the area of the raider with the Scar token
 * @param dials fuel, food, morale, population
 * @param boarding centurions on each space of the Boarding Party track
 * @param galacticaDamage the tokens on Galactica
 */
public record BoardView(
    Map<String, Map<String, Integer>> places,
    Map<String, String> pilots,
    @Nullable String scar,
    Map<String, Integer> dials,
    int jump,
    int distance,
    int nukes,
    int pursuit,
    List<Integer> boarding,
    List<String> galacticaDamage,
    List<String> pegasusDamage,
    Map<String, List<String>> basestarDamage,
    List<String> cards) {}
