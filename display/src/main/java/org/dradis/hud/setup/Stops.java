package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.hud.setup.Stop.Note;
import org.dradis.hud.setup.Stop.Thing;
import org.dradis.rules.setup.Component;
import org.dradis.rules.setup.Decks;
import org.dradis.rules.setup.LeaderCards;
import org.dradis.rules.setup.LoyaltyDeck;
import org.dradis.rules.setup.Place;
import org.dradis.rules.setup.Setup;
import org.dradis.rules.setup.SetupItem;
import org.jspecify.annotations.Nullable;

/** The way round the table, place by place, until everything lies where it should. */
final class Stops {
  static final String LOYALTY_DECK = "loyalty-deck";

  /** Boards first, ships from ahead to astern, what lies beside, the cards of players last. */
  private static final List<Place> WAY =
      List.of(
          Place.TABLE,
          Place.DIAL,
          Place.START_OF_TRACK,
          Place.BOW,
          Place.STARBOARD_BOW,
          Place.STARBOARD_QUARTER,
          Place.STERN,
          Place.PORT_QUARTER,
          Place.PORT_BOW,
          Place.RESERVES,
          Place.DAMAGED_BOX,
          Place.CIVILIAN_PILE,
          Place.FACE_DOWN_POOL,
          Place.SUPPLY,
          Place.BESIDE_THE_BOARD,
          Place.PLAYER,
          Place.BOX);

  private final Setup setup;
  private final List<Stop> stops = new ArrayList<>();

  private Stops(Setup setup) {
    this.setup = setup;
  }

  static List<Stop> of(Setup setup) {
    Stops way = new Stops(setup);
    for (Place place : WAY) {
      if (place == Place.PLAYER) {
        way.stops.add(way.loyalty());
      }
      way.visit(place);
    }
    return List.copyOf(way.stops);
  }

  private void visit(Place place) {
    Map<String, List<Thing>> things = new LinkedHashMap<>();
    for (SetupItem item : setup.items()) {
      // What is in the loyalty deck is a stop of its own.
      if (item.place() == place && item.component() != Component.LOYALTY_DECK) {
        String whose = item.character() == null ? "" : item.character();
        things
            .computeIfAbsent(whose, _ -> new ArrayList<>())
            .add(new Thing(item.component().word(), item.count(), spot(item)));
      }
    }
    things.forEach(
        (whose, all) ->
            stops.add(
                new Stop(
                    place.word(),
                    whose.isEmpty() ? null : whose,
                    all,
                    place == Place.BESIDE_THE_BOARD ? besideTheBoard() : List.of())));
  }

  private List<Note> besideTheBoard() {
    Decks decks = setup.decks();
    List<Note> notes = new ArrayList<>();
    notes.add(
        decks.treacheryInDestiny() > 0
            ? new Note("destiny-treachery", decks.treacheryInDestiny())
            : new Note("destiny", 2));
    Integer limit = decks.quorumHandLimit();
    notes.add(limit == null ? new Note("quorum-unlimited", 0) : new Note("quorum-limit", limit));
    return notes;
  }

  private Stop loyalty() {
    LoyaltyDeck deck = setup.decks().loyalty();
    List<Thing> things = new ArrayList<>();
    things.add(new Thing("cylon-card", deck.cylon(), null));
    things.add(new Thing("human-card", deck.human(), null));
    List<Note> notes = new ArrayList<>();
    notes.add(new Note("deal", deck.size()));
    if (deck.mutineer()) {
      things.add(new Thing("mutineer-card", 1, null));
      notes.add(new Note("mutineer", 0));
    }
    LoyaltyDeck.LateCard late = deck.joinsAfterFirstDeal();
    if (late != null) {
      notes.add(new Note(late.word(), 0));
    }
    notes.add(new Note(deck.unusedHumansStay() ? "unused-stay" : "unused-back", 0));
    LeaderCards leader = setup.decks().leader();
    if (leader != null && leader.motivesAtSleeper() > 0) {
      notes.add(new Note("motives", leader.motivesAtSleeper()));
    }
    return new Stop(LOYALTY_DECK, null, things, notes);
  }

  /** The light that shows where something goes, if the table may have one there. */
  private static @Nullable String spot(SetupItem item) {
    return switch (item.component()) {
      case FUEL_DIAL -> "fuel";
      case FOOD_DIAL -> "food";
      case MORALE_DIAL -> "morale";
      case POPULATION_DIAL -> "population";
      case FLEET_MARKER -> "jump-track";
      case PURSUIT_MARKER -> "pursuit-track";
      case GALACTICA_BOARD -> "galactica";
      default ->
          switch (item.place()) {
            case BOW,
                STARBOARD_BOW,
                STARBOARD_QUARTER,
                STERN,
                PORT_QUARTER,
                PORT_BOW,
                RESERVES,
                DAMAGED_BOX,
                CIVILIAN_PILE ->
                item.place().word();
            default -> null;
          };
    };
  }
}
