package org.dradis.session;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;

/** What was moved while the table was away, as far as it makes a difference. */
final class Meanwhile {
  private Meanwhile() {}

  /** Pieces of a kind stand for each other: those that only changed places are left out. */
  static List<Change> between(Table before, Table now) {
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
    List<Change> told = new ArrayList<>();
    all.values().forEach(ofKind -> told.addAll(withoutRounds(ofKind)));
    return List.copyOf(told);
  }

  private static List<Change> withoutRounds(List<Change> changes) {
    List<Change> told = new ArrayList<>();
    List<Change> open = new ArrayList<>(changes);
    while (!open.isEmpty()) {
      Change first = open.removeFirst();
      List<Change> back = path(open, first.now(), first.before(), new HashSet<>());
      if (back.isEmpty()) {
        told.add(first);
      }
      open.removeAll(back);
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
