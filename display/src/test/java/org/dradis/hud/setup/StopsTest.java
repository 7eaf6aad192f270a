package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.Words;
import org.dradis.hud.setup.Stop.Note;
import org.dradis.hud.setup.Stop.Thing;
import org.dradis.port.LedPlace;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.setup.Setup;
import org.dradis.rules.setup.SetupItem;
import org.dradis.rules.setup.SetupOption;
import org.dradis.rules.setup.SetupResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StopsTest {
  private static final List<SetupWords> LANGUAGES =
      Words.LANGUAGES.stream().map(it -> new SetupWords(Words.in(it))).toList();

  private static Setup setup(Choices choices) {
    return ((SetupResult.Ready) full(choices).result()).setup();
  }

  private static Choices full(Choices choices) {
    Choices now = choices;
    while (!now.isFull()) {
      now = now.choosing(now.next().getFirst().name());
    }
    return now;
  }

  /** Everything that the boxes have, for all numbers of players and all objectives. */
  static List<Choices> manyGames() {
    List<Choices> games = new ArrayList<>();
    Choices all =
        Choices.START
            .toggled(Expansion.PEGASUS)
            .toggled(Expansion.EXODUS)
            .toggled(Expansion.DAYBREAK);
    for (int players = 3; players <= 7; players++) {
      for (Objective objective : Objective.values()) {
        games.add(all.seating(players).towards(objective));
        games.add(all.seating(players).towards(objective).toggled(SetupOption.CYLON_FLEET));
      }
    }
    Choices pegasus = Choices.START.toggled(Expansion.PEGASUS);
    for (int players = 4; players <= 7; players++) {
      games.add(pegasus.seating(players));
      games.add(pegasus.seating(players).toggled(SetupOption.SYMPATHETIC_CYLON));
      games.add(pegasus.seating(players).choosing("Cavil"));
    }
    games.add(Choices.START.seating(3));
    games.add(Choices.START);
    return games;
  }

  private static Stop stop(List<Stop> stops, String place) {
    return stops.stream().filter(it -> it.place().equals(place)).findFirst().orElseThrow();
  }

  @Test
  void theBowOfTheBaseGameHasABasestarAndThreeRaiders() {
    Stop bow = stop(Stops.of(setup(Choices.START)), "bow");
    assertEquals(
        List.of(new Thing("basestar", 1, "bow"), new Thing("raider", 3, "bow")), bow.things());
  }

  @Test
  void dialsAndTracksAreLitOneByOne() {
    List<Stop> stops = Stops.of(setup(Choices.START));
    assertEquals(new Thing("fuel-dial", 8, "fuel"), stop(stops, "dial").things().getFirst());
    assertEquals(
        List.of(new Thing("fleet-marker", 1, "jump-track")),
        stop(stops, "start-of-track").things());
  }

  @Test
  void theLoyaltyDeckOfFourHasASympathizerToCome() {
    Stop deck = stop(Stops.of(setup(Choices.START)), Stops.LOYALTY_DECK);
    assertEquals("cylon-card", deck.things().getFirst().component());
    assertEquals(1, deck.things().getFirst().count());
    assertTrue(deck.notes().contains(new Note("sympathizer", 0)));
    assertTrue(deck.notes().contains(new Note("unused-back", 0)));
  }

  @Test
  void withDaybreakTheMutineerIsInTheDeck() {
    Stop deck =
        stop(Stops.of(setup(Choices.START.toggled(Expansion.DAYBREAK))), Stops.LOYALTY_DECK);
    assertEquals("mutineer-card", deck.things().getLast().component());
  }

  @ParameterizedTest
  @MethodSource("manyGames")
  void nothingOfTheListIsLostOnTheWay(Choices choices) {
    Setup setup = setup(choices);
    long things =
        Stops.of(setup).stream()
            .filter(stop -> !stop.place().equals(Stops.LOYALTY_DECK))
            .mapToLong(stop -> stop.things().size())
            .sum();
    assertEquals(setup.items().size() - 1, things, "all but the loyalty deck itself");
  }

  @ParameterizedTest
  @MethodSource("manyGames")
  void everyLightIsAPlaceOfTheMap(Choices choices) {
    for (Stop stop : Stops.of(setup(choices))) {
      for (Thing thing : stop.things()) {
        String spot = thing.spot();
        assertTrue(spot == null || LedPlace.of(spot).isPresent(), String.valueOf(spot));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("manyGames")
  void everythingHasWordsInEveryLanguage(Choices choices) {
    Setup setup = setup(choices);
    for (SetupWords words : LANGUAGES) {
      for (Stop stop : Stops.of(setup)) {
        assertFalse(words.place(stop).isBlank());
        stop.things().forEach(thing -> assertFalse(words.thing(thing).isBlank()));
        stop.notes().forEach(note -> assertFalse(words.note(note).isBlank()));
      }
    }
  }

  @Test
  void everyPlayerIsAStop() {
    Setup setup = setup(Choices.START);
    List<String> stops =
        Stops.of(setup).stream()
            .filter(it -> it.character() != null)
            .map(it -> String.valueOf(it.character()))
            .toList();
    List<String> given =
        setup.items().stream()
            .filter(it -> it.character() != null)
            .map(SetupItem::character)
            .distinct()
            .map(String::valueOf)
            .toList();
    assertEquals(given, stops);
    assertEquals(4, stops.size());
  }
}
