package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.BoardView;
import org.dradis.view.EventView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** What came of a step, as beats to show one after the other. */
record Film(List<Beat> beats) {
  static final Film NONE = new Film(List.of());

  private static final List<String> CLEARING =
      List.of("cylonsLeftBehind", "civilianRegrouped", "viperReturned");
  private static final double BEAT_MILLIS = 350;
  private static final double LONGEST_MILLIS = 6000;

  Film {
    beats = List.copyOf(beats);
  }

  /** The film between two snapshots; none if no step of the game was made, or it was taken back. */
  static Film between(@Nullable TableView before, TableView after) {
    if (before == null || after.back() <= before.back()) {
      return NONE;
    }
    return of(before.board(), after.recent(), after.board());
  }

  static Film of(BoardView before, List<EventView> events, BoardView after) {
    boolean jump = events.stream().anyMatch(it -> it.type().equals("fleetJumped"));
    Still still = new Still(before, after);
    List<Beat> beats = new ArrayList<>();
    for (EventView event : events) {
      BoardView board = still.board();
      still.put(event);
      // A jump is one thing: everything that leaves does so at once.
      if (!jump || !CLEARING.contains(event.type())) {
        shot(event, board, still.board()).ifPresent(it -> add(beats, it));
      }
    }
    if (!beats.isEmpty()) {
      beats.add(beats.removeLast().endingWith(after));
    }
    return new Film(beats);
  }

  /** How long a beat of the film is; more of them are shorter. */
  double beatMillis() {
    double all = beats.stream().mapToDouble(it -> it.kind().beats()).sum();
    return Math.min(BEAT_MILLIS, LONGEST_MILLIS / Math.max(1, all));
  }

  double millis() {
    return beats.stream().mapToDouble(it -> it.kind().beats()).sum() * beatMillis();
  }

  private static void add(List<Beat> beats, Beat beat) {
    Beat last = beats.isEmpty() ? null : beats.getLast();
    if (last != null && last.isLike(beat)) {
      beats.set(beats.size() - 1, last.and(beat));
    } else if (last != null && last.kind() == Beat.Kind.ATTACK && beat.kind() == Beat.Kind.MISS) {
      beats.set(beats.size() - 1, last.missing(beat.sentence()));
    } else {
      beats.add(beat);
    }
  }

  private static Optional<Beat> shot(EventView event, BoardView board, BoardView after) {
    String from = event.from();
    String to = event.to();
    Symbol symbol = symbol(event, board);
    return switch (event.type()) {
      case "dieRolled" -> attack(Beat.Kind.ATTACK, event, board, after);
      case "attackMissed" -> attack(Beat.Kind.MISS, event, board, after);
      case "shipLaunched" -> beat(Beat.Kind.LAUNCH, symbol, to, to, event, after);
      case "viperLaunched" -> beat(Beat.Kind.LAUNCH, symbol, from, to, event, after);
      case "cylonShipPlaced", "fleetShipPlaced", "civilianPlaced", "viperPlaced" ->
          beat(Beat.Kind.ARRIVE, symbol, null, to, event, after);
      case "scarAppeared" -> beat(Beat.Kind.ARRIVE, Symbol.SCAR, null, to, event, after);
      case "fleetArrived" -> beat(Beat.Kind.MOVE, Symbol.CYLON, from, to, event, after);
      case "raiderMoved",
          "heavyRaiderMoved",
          "civilianMoved",
          "viperMoved",
          "viperReturned",
          "craftRepaired",
          "centurionBoarded" ->
          beat(Beat.Kind.MOVE, symbol, from, to, event, after);
      case "civilianEscorted" -> beat(Beat.Kind.MOVE, symbol, from, "civilian-pile", event, after);
      case "viperDamaged" -> beat(Beat.Kind.MOVE, symbol, from, "damaged-box", event, after);
      case "viperDestroyed",
          "raiderDestroyed",
          "heavyRaiderDestroyed",
          "basestarDestroyed",
          "civilianDestroyed" ->
          from == null ? Optional.empty() : beat(Beat.Kind.LOSS, symbol, from, null, event, after);
      case "galacticaDamaged", "pegasusDamaged" ->
          beat(Beat.Kind.HIT, null, null, to, event, after);
      case "basestarDamaged" ->
          to == null
              ? Optional.empty()
              : beat(
                  Beat.Kind.HIT, Symbol.BASESTAR, null, Actor.of(to, board).place(), event, after);
      case "centurionsAdvanced" ->
          event.number() == 0
              ? Optional.empty()
              : beat(Beat.Kind.BOARDING, Symbol.CENTURION, null, "boarding", event, after);
      case "centurionDestroyed" ->
          beat(Beat.Kind.LOSS, Symbol.CENTURION, "boarding", null, event, after);
      case "fleetJumped" -> beat(Beat.Kind.JUMP, null, null, null, event, after);
      case "iconResolved", "attackCardPlayed", "nothingHappened", "basestarHeldBack" ->
          beat(Beat.Kind.SAY, null, null, null, event, after);
      default -> Optional.empty();
    };
  }

  private static @Nullable Symbol symbol(EventView event, BoardView board) {
    if ("scar".equals(event.target())) {
      return Symbol.SCAR;
    }
    return event.piece() == null ? null : Actor.of(event.piece(), board).symbol();
  }

  private static Optional<Beat> beat(
      Beat.Kind kind,
      @Nullable Symbol symbol,
      @Nullable String from,
      @Nullable String to,
      EventView event,
      BoardView after) {
    String token = kind == Beat.Kind.HIT ? event.target() : null;
    return Optional.of(
        new Beat(
            kind,
            symbol,
            1,
            from,
            to,
            null,
            0,
            token == null ? null : Token.of(token).symbol(),
            event.sentence(),
            after));
  }

  /** Who fires stands in the area of the shot, unless it is a ship of the line. */
  private static Optional<Beat> attack(
      Beat.Kind kind, EventView event, BoardView board, BoardView after) {
    String by = event.piece();
    String at = event.target();
    if (by == null || at == null) {
      return Optional.empty();
    }
    Actor attacker = Actor.of(by, board);
    Actor target = Actor.of(at, board);
    String from = attacker.place() == null ? event.to() : attacker.place();
    String to = target.place() == null ? event.to() : target.place();
    if (by.equals("human-fleet")) {
      from = null;
    }
    return Optional.of(
        new Beat(
            kind,
            attacker.symbol(),
            1,
            from,
            to,
            target.symbol(),
            event.number(),
            null,
            event.sentence(),
            after));
  }
}
