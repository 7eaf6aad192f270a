package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.BoardView;
import org.dradis.view.LightView;
import org.dradis.view.NewCapricaView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the ring shows.
 *
 * @param areas by their words
 * @param fleet the Cylon Fleet board, empty without
 * @param pegasus null without
 * @param boarding centurions on each space of their track
 * @param stock the reserves, the damaged box and the civilian pile
 * @param offered spots and ships that answer the open question
 */
record RingPicture(
    Map<String, AreaPicture> areas,
    Map<String, List<Flock>> fleet,
    Hull galactica,
    @Nullable Hull pegasus,
    List<Integer> boarding,
    Map<String, List<Flock>> stock,
    List<String> cards,
    @Nullable NewCapricaView newCaprica,
    List<Arrow> arrows,
    Set<String> offered) {
  static final List<String> STOCK = List.of("reserves", "damaged-box", "civilian-pile");

  private static final List<String> SPOTS =
      List.of(
          "bow",
          "starboard-bow",
          "starboard-quarter",
          "stern",
          "port-quarter",
          "port-bow",
          "galactica",
          "pegasus");

  private static final List<String> CYLONS = List.of("basestar", "raider", "heavy-raider");
  private static final List<String> STOCKED =
      List.of("viper-mk2", "viper-mk7", "assault-raptor", "raptor", "civilian");

  static RingPicture of(TableView table) {
    RingPicture still = of(table.board());
    Map<String, AreaPicture> areas = new LinkedHashMap<>();
    still.areas.forEach(
        (area, its) ->
            areas.put(area, its.with(shines(area, table), Arrow.loads(area, table.tasks()))));
    return new RingPicture(
        areas,
        still.fleet,
        still.galactica,
        still.pegasus,
        still.boarding,
        still.stock,
        still.cards,
        still.newCaprica,
        Arrow.of(table.tasks()),
        offered(table));
  }

  /** A board alone, without what waits to be done. */
  static RingPicture of(BoardView board) {
    Map<String, AreaPicture> areas = new LinkedHashMap<>();
    Scope.AREAS.forEach(area -> areas.put(area, AreaPicture.of(area, board)));
    Map<String, List<Flock>> fleet = new LinkedHashMap<>();
    if (board.options().contains("cylon-fleet")) {
      Scope.AREAS.forEach(area -> fleet.put(area, at(Scope.FLEET + area, CYLONS, board)));
    }
    Map<String, List<Flock>> stock = new LinkedHashMap<>();
    STOCK.forEach(place -> stock.put(place, at(place, STOCKED, board)));
    NewCapricaView planet = board.newCaprica();
    List<String> hits = new ArrayList<>(board.galacticaDamage());
    hits.addAll(board.galacticaSpent());
    boolean away = planet != null && !planet.returned();
    return new RingPicture(
        areas,
        fleet,
        Hull.of(Token.GALACTICA, hits, away),
        board.options().contains("pegasus")
            ? Hull.of(Token.PEGASUS, board.pegasusDamage(), away)
            : null,
        board.boarding(),
        stock,
        board.cards(),
        planet,
        List.of(),
        Set.of());
  }

  AreaPicture area(String word) {
    return areas.getOrDefault(word, AreaPicture.EMPTY);
  }

  List<Flock> stock(String place) {
    return stock.getOrDefault(place, List.of());
  }

  /** The same board without lights, offers and tasks. */
  RingPicture unlit() {
    Map<String, AreaPicture> dark = new LinkedHashMap<>();
    areas.forEach((area, its) -> dark.put(area, its.unlit()));
    return new RingPicture(
        dark, fleet, galactica, pegasus, boarding, stock, cards, newCaprica, List.of(), Set.of());
  }

  /** Whether what there is on the screen is in the same places. */
  boolean hasGroundOf(RingPicture other) {
    return fleet.isEmpty() == other.fleet.isEmpty()
        && (pegasus == null) == (other.pegasus == null)
        && (newCaprica == null) == (other.newCaprica == null)
        && cards.isEmpty() == other.cards.isEmpty();
  }

  boolean isAsking() {
    return !offered.isEmpty();
  }

  private static Set<Shine> shines(String area, TableView table) {
    Set<Shine> shines = EnumSet.noneOf(Shine.class);
    for (LightView light : table.lights()) {
      if (light.spot().equals(area)) {
        Shine.of(light.signal()).ifPresent(shines::add);
      }
    }
    if (offered(table).contains(area)) {
      shines.add(Shine.OFFER);
    }
    return shines;
  }

  private static Set<String> offered(TableView table) {
    Set<String> offered = new LinkedHashSet<>();
    var question = table.question();
    if (question != null && question.kind().equals("choose")) {
      for (var offer : question.offers()) {
        offered.add(offer.word());
        if (offer.spot() != null) {
          offered.add(offer.spot());
        }
      }
      offered.retainAll(SPOTS);
    }
    return offered;
  }

  private static List<Flock> at(String place, List<String> kinds, BoardView board) {
    List<Flock> flocks = new ArrayList<>();
    for (String kind : kinds) {
      if (board.count(place, kind) > 0) {
        flocks.add(Flock.of(kind, Symbol.of(kind).orElse(Symbol.INFO), board.count(place, kind)));
      }
    }
    return flocks;
  }
}
