package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;

/** What is lost costs what it shows, at once and as far as the dials go (DM-6, DM-8, CO-8). */
@Domain(Games.class)
class LossProperties {
  /** CO-4, from the rules and not from the engine. */
  private static final Map<Cargo, Map<Resource, Integer>> SHOWN =
      Map.of(
          Cargo.ONE_POPULATION, Map.of(Resource.POPULATION, 1),
          Cargo.TWO_POPULATION, Map.of(Resource.POPULATION, 2),
          Cargo.POPULATION_AND_FUEL, Map.of(Resource.FUEL, 1, Resource.POPULATION, 1),
          Cargo.POPULATION_AND_MORALE, Map.of(Resource.MORALE, 1, Resource.POPULATION, 1),
          Cargo.NOTHING, Map.of());

  private static final Map<GalacticaToken, Map<Resource, Integer>> TOKENS =
      Map.of(
          GalacticaToken.FOOD, Map.of(Resource.FOOD, 1),
          GalacticaToken.FUEL, Map.of(Resource.FUEL, 1));

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void aLossCostsWhatItShows(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Dials dials = turn.before().board().dials();
      List<Event> events = turn.events();
      for (int i = 0; i < events.size(); i++) {
        switch (events.get(i)) {
          case Event.CivilianDestroyed(var ship, Cargo cargo, var area) ->
              assertCost(dials, SHOWN.getOrDefault(cargo, Map.of()), events, i + 1);
          case Event.GalacticaDamaged(GalacticaToken token) ->
              assertCost(dials, TOKENS.getOrDefault(token, Map.of()), events, i + 1);
          case Event.DialTurned(Resource resource, int from, int to) ->
              dials = dials.turn(resource, to - from);
          default -> {}
        }
      }
      assertEquals(dials, turn.after().board().dials());
    }
  }

  /** The events from there on begin with these dials, in the order of the board, and no other. */
  private static void assertCost(
      Dials dials, Map<Resource, Integer> cost, List<Event> events, int from) {
    List<Event> expected = new ArrayList<>();
    for (Resource resource : Resource.values()) {
      int before = dials.of(resource);
      int after = Math.max(0, before - cost.getOrDefault(resource, 0));
      if (before != after) {
        expected.add(new Event.DialTurned(resource, before, after));
      }
    }
    int to = from;
    while (to < events.size() && events.get(to) instanceof Event.DialTurned) {
      to++;
    }
    assertEquals(expected, events.subList(from, to));
  }
}
