package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;

/** Hands that do what they are told, in any order, and now and then something else. */
final class RandomHands {
  private final TestTable table;
  private final Random random;

  RandomHands(TestTable table, Random random) {
    this.table = table;
    this.random = random;
  }

  /** Does one task, with any piece that will do. */
  void obey() {
    List<Move> moves = table.moves();
    Move move = firstAlike(moves, moves.get(random.nextInt(moves.size())));
    Place from = move.from();
    Place to = move.to() == null ? Place.SUPPLY : move.to();
    String piece = any(move.kind(), from);
    if (from != null && from != Place.BORDER && !senses(from) && !senses(to)) {
      table.hands.move(piece, to);
      table.must(new SessionInput.Tick(new Move(move.kind(), 1, from, to)));
    } else if (random.nextInt(5) == 0) {
      table.hands.slide(piece, to);
    } else {
      table.hands.lift(piece);
      table.hands.put(piece, to);
    }
  }

  /** From or to which of two places out of sight nobody can see: the first one is meant. */
  private Move firstAlike(List<Move> moves, Move picked) {
    for (Move move : moves) {
      boolean sameGoal = move.to() == picked.to() && unseen(move.from()) && unseen(picked.from());
      boolean sameStart = move.from() == picked.from() && unseen(move.to()) && unseen(picked.to());
      if (move.kind() == picked.kind() && (sameGoal || sameStart)) {
        return move;
      }
    }
    return picked;
  }

  private boolean unseen(Place place) {
    return place != null && place.isReal() && !senses(place);
  }

  private boolean senses(Place place) {
    return table.state().table().senses(place);
  }

  private String any(PieceKind kind, Place from) {
    Place place = from == null ? Place.HAND : from;
    List<String> there =
        table.hands.labels().stream()
            .filter(piece -> table.hands.kind(piece) == kind)
            .filter(piece -> table.hands.whereIs(piece) == place)
            .toList();
    assertTrue(!there.isEmpty(), () -> "no " + kind + " at " + from + ": " + table.state());
    return there.get(random.nextInt(there.size()));
  }

  /** Does everything there is to do; every deed must lead on. */
  void tidyUp() {
    int left = 200;
    while (!table.moves().isEmpty()) {
      assertTrue(left-- > 0, () -> "hands never come to an end: " + table.state());
      obey();
    }
    putAway();
  }

  /** A piece that nobody asks for any more goes where, out of sight, one is missing. */
  private void putAway() {
    for (String piece : table.hands.labels()) {
      if (table.hands.whereIs(piece) == Place.HAND) {
        for (Place place : Place.values()) {
          PieceKind kind = table.hands.kind(piece);
          if (!senses(place) && real().at(place, kind) < table.state().expected().at(place, kind)) {
            table.hands.put(piece, place);
            break;
          }
        }
      }
    }
  }

  private Standing real() {
    Standing real = Standing.EMPTY;
    for (String piece : table.hands.labels()) {
      real = real.plus(table.hands.whereIs(piece), table.hands.kind(piece), 1);
    }
    return real;
  }

  /** A hand in the way. Places out of sight are left alone: nobody could tell. */
  void err() {
    List<String> seen = new ArrayList<>();
    for (String piece : table.hands.labels()) {
      if (senses(table.hands.whereIs(piece))) {
        seen.add(piece);
      }
    }
    if (seen.isEmpty()) {
      return;
    }
    String piece = seen.get(random.nextInt(seen.size()));
    Place before = table.hands.whereIs(piece);
    List<Place> zones = List.copyOf(table.state().table().zones());
    Place other = zones.get(random.nextInt(zones.size()));
    switch (random.nextInt(5)) {
      case 0 -> table.hands.lift(piece);
      case 1 -> table.hands.move(piece, other);
      case 2 -> {
        table.hands.lift(piece);
        table.hands.put(piece, before);
      }
      case 3 -> {
        if (other != before) {
          table.hands.straddle(piece, before, other);
        }
      }
      default -> {
        table.hands.putStranger("BADC0DE0", other);
        table.hands.takeStranger("BADC0DE0");
      }
    }
  }

  /** There is a task for a zone exactly if what it sees is not what it should. */
  void checkTasks() {
    Standing have = table.state().table().have();
    Standing expected = table.state().expected();
    boolean differs = false;
    boolean asked = false;
    for (Place zone : table.state().table().zones()) {
      for (PieceKind kind : PieceKind.values()) {
        differs |= have.at(zone, kind) != expected.at(zone, kind);
      }
      for (Move move : table.moves()) {
        asked |= move.from() == zone || move.to() == zone;
      }
    }
    assertEquals(differs, asked, () -> table.state().toString());
  }

  /** Every piece, seen or not, stands where the rules say. */
  void checkEveryPiece() {
    Standing real = real();
    Standing expected = table.state().expected();
    for (PieceKind kind : PieceKind.values()) {
      for (Place place : Place.values()) {
        assertEquals(
            expected.at(place, kind),
            real.at(place, kind),
            () -> kind + " in " + place + ", " + table.state());
      }
    }
  }
}
