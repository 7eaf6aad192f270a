package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.view.BoardView;
import org.dradis.view.EventView;
import org.jspecify.annotations.Nullable;

/**
 * The board in the middle of what happened: one event after the other is put upon it. A view tells
 * only how the board is in the end, so names and tokens come from there.
 */
final class Still {
  private final BoardView before;
  private final BoardView end;
  private final Map<String, Map<String, Integer>> places = new LinkedHashMap<>();
  private final List<BoardView.Pilot> pilots;
  private final List<BoardView.Base> bases;
  private final List<Integer> boarding;
  private final List<String> galactica;
  private final List<String> pegasus;
  private @Nullable String scar;

  Still(BoardView before, BoardView end) {
    this.before = before;
    this.end = end;
    before.places().forEach((place, kinds) -> places.put(place, new LinkedHashMap<>(kinds)));
    pilots = new ArrayList<>(before.pilots());
    bases = new ArrayList<>(before.basestars());
    boarding = new ArrayList<>(before.boarding());
    galactica = new ArrayList<>(before.galacticaDamage());
    pegasus = new ArrayList<>(before.pegasusDamage());
    scar = before.scar();
  }

  void put(EventView event) {
    String piece = event.piece();
    String from = event.from();
    String to = event.to();
    switch (event.type()) {
      case "dieRolled", "attackMissed" -> {}
      case "shipLaunched", "fleetShipPlaced" -> move(piece, null, to);
      case "centurionBoarded" -> {
        move(piece, from, null);
        boarding.set(0, boarding.getFirst() + 1);
      }
      case "centurionsAdvanced" -> boarding.add(0, 0);
      case "centurionDestroyed" -> boarding.set(event.number(), boarding.get(event.number()) - 1);
      case "viperLaunched" -> {
        move(piece, "reserves", to);
        seat(event, to);
      }
      case "viperReturned" -> {
        seat(event, null);
        move(piece, from, "reserves");
      }
      case "viperMoved", "viperManned" -> {
        seat(event, to);
        move(piece, from, from == null ? null : to);
      }
      case "viperDamaged", "viperDestroyed" -> {
        seat(event, null);
        move(piece, from, event.type().equals("viperDamaged") ? "damaged-box" : null);
      }
      case "viperPlaced" -> move(piece, "reserves", to);
      case "civilianPlaced" -> move(piece, "civilian-pile", to);
      case "civilianEscorted", "civilianRegrouped" -> move(piece, from, "civilian-pile");
      case "fleetArrived" -> all(from, to);
      case "cylonsLeftBehind" -> leave(from);
      case "scarAppeared" -> scar = to;
      case "newCapricaBegan" -> {
        places.clear();
        end.places().forEach((place, kinds) -> places.put(place, new LinkedHashMap<>(kinds)));
        pilots.clear();
      }
      case "basestarDamaged" -> damage(to, event.target());
      case "galacticaDamaged" -> galactica.add(String.valueOf(event.target()));
      case "pegasusDamaged" -> pegasus.add(String.valueOf(event.target()));
      default -> move(piece, from, to);
    }
    if ("scar".equals(event.target())) {
      scar = to;
    }
    basestars();
  }

  private void move(@Nullable String piece, @Nullable String from, @Nullable String to) {
    if (piece != null && from != null) {
      add(from, Actor.piece(piece), -1);
    }
    if (piece != null && to != null) {
      add(to, Actor.piece(piece), 1);
    }
  }

  private void add(String place, String piece, int more) {
    Map<String, Integer> kinds = places.computeIfAbsent(place, _ -> new LinkedHashMap<>());
    int now = kinds.getOrDefault(piece, 0) + more;
    if (now > 0) {
      kinds.put(piece, now);
    } else {
      kinds.remove(piece);
    }
  }

  private void all(@Nullable String from, @Nullable String to) {
    Map<String, Integer> kinds = from == null ? null : places.remove(from);
    if (kinds != null && to != null) {
      kinds.forEach((kind, count) -> add(to, kind, count));
    }
  }

  /** What a jump leaves behind stands where the board has it in the end, if anywhere. */
  private void leave(@Nullable String area) {
    if (area != null) {
      List.of("raider", "heavy-raider", "basestar")
          .forEach(kind -> places.getOrDefault(area, new LinkedHashMap<>()).remove(kind));
      String fleet = Scope.FLEET + area;
      places.put(fleet, new LinkedHashMap<>(end.places().getOrDefault(fleet, Map.of())));
    }
  }

  private void seat(EventView event, @Nullable String area) {
    String pilot = event.target();
    String piece = event.piece();
    if (pilot != null && piece != null) {
      pilots.removeIf(it -> it.name().equals(pilot));
      if (area != null) {
        pilots.add(new BoardView.Pilot(pilot, piece, area));
      }
    }
  }

  private void damage(@Nullable String basestar, @Nullable String token) {
    bases.replaceAll(
        it -> {
          List<String> tokens = new ArrayList<>(it.tokens());
          if (it.name().equals(basestar) && token != null) {
            tokens.add(token);
          }
          return new BoardView.Base(it.name(), it.area(), tokens);
        });
  }

  private int count(String place, String kind) {
    return places.getOrDefault(place, Map.of()).getOrDefault(kind, 0);
  }

  /** Lets there be as many basestars with a name in each area as stand there. */
  private void basestars() {
    for (String area : Scope.AREAS) {
      int more = count(area, "basestar");
      for (BoardView.Base base : List.copyOf(bases)) {
        if (base.area().equals(area) && --more < 0) {
          bases.remove(base);
        }
      }
      for (BoardView.Base base : end.basestars()) {
        if (more > 0
            && base.area().equals(area)
            && bases.stream().noneMatch(it -> it.name().equals(base.name()))) {
          bases.add(new BoardView.Base(base.name(), area, List.of()));
          more--;
        }
      }
    }
  }

  BoardView board() {
    Map<String, Map<String, Integer>> now = new LinkedHashMap<>();
    places.forEach((place, kinds) -> now.put(place, Map.copyOf(kinds)));
    return new BoardView(
        before.options(),
        now,
        List.copyOf(pilots),
        scar,
        before.dials(),
        before.objective(),
        before.jump(),
        before.distance(),
        before.nextJumpWins(),
        before.nukes(),
        before.pursuit(),
        List.copyOf(boarding.subList(0, Math.min(boarding.size(), before.boarding().size()))),
        List.copyOf(galactica),
        before.galacticaSpent(),
        List.copyOf(pegasus),
        List.copyOf(bases),
        before.cards(),
        before.newCaprica());
  }
}
