package org.dradis.session;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Move;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;
import org.dradis.session.board.Table;
import org.jspecify.annotations.Nullable;

/** What was moved while the table was away, as far as it makes a difference. */
final class Meanwhile {
  private Meanwhile() {}

  /**
   * Pieces of a kind stand for each other: those that only changed places are left out, and so are
   * those that did what the game wanted of one of them.
   */
  static List<Change> between(Table before, Table now, Standing expected) {
    Map<PieceKind, List<Change>> all = new EnumMap<>(PieceKind.class);
    TreeSet<String> known = new TreeSet<>(before.pieces().keySet());
    known.addAll(now.pieces().keySet());
    for (String tag : known) {
      List<Place> was = before.where().getOrDefault(tag, List.of());
      List<Place> is = now.where().getOrDefault(tag, List.of());
      Piece piece = now.pieces().getOrDefault(tag, before.pieces().get(tag));
      if (piece != null && !was.equals(is)) {
        all.computeIfAbsent(piece.kind(), _ -> new ArrayList<>())
            .add(new Change(piece.kind(), piece.publicLabel(), was, is));
      }
    }
    List<Move> wanted = Difference.moves(before, expected);
    List<Change> told = new ArrayList<>();
    all.forEach(
        (kind, ofKind) -> told.addAll(withoutRounds(ofKind, back(kind, wanted, before, now))));
    return List.copyOf(told);
  }

  /** The way back from each move that the game wanted: whatever did the move closes a round. */
  private static List<Change> back(PieceKind kind, List<Move> wanted, Table before, Table now) {
    List<Change> back = new ArrayList<>();
    for (Move move : wanted) {
      for (int i = 0; move.kind() == kind && i < move.count(); i++) {
        back.add(new Change(kind, "", seen(now, move.to()), seen(before, move.from())));
      }
    }
    return back;
  }

  private static List<Place> seen(Table table, @Nullable Place place) {
    return place != null && table.senses(place) ? List.of(place) : List.of();
  }

  private static List<Change> withoutRounds(List<Change> changes, List<Change> back) {
    List<Change> told = new ArrayList<>();
    List<Change> open = new ArrayList<>(changes);
    open.addAll(back);
    for (Change first : changes) {
      if (open.remove(first)) {
        List<Change> round = path(open, first.now(), first.before(), new HashSet<>());
        if (round.isEmpty()) {
          told.add(first);
        }
        round.forEach(open::remove);
      }
    }
    return told;
  }

  /** Changes that lead from some places to others one after the other; none if there are none. */
  private static List<Change> path(
      List<Change> changes, List<Place> from, List<Place> to, Set<List<Place>> passed) {
    passed.add(from);
    for (Change change : changes) {
      if (!change.before().equals(from) || passed.contains(change.now())) {
        continue;
      }
      if (change.now().equals(to)) {
        return List.of(change);
      }
      List<Change> rest = path(changes, change.now(), to, passed);
      if (!rest.isEmpty()) {
        List<Change> path = new ArrayList<>(rest);
        path.add(change);
        return path;
      }
    }
    return List.of();
  }
}
