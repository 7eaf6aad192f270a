package org.dradis.session.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the pieces on the table: what the zones see, and what is believed of the places
 * that nobody senses. Tags are named by their numbers.
 *
 * @param pieces the tagged pieces of the box
 * @param zones the places with a reader
 * @param lost zones that sense nothing now, with the sentence that says what to check
 * @param where the tags that zones see, strangers too; more than one place is a border
 * @param away tags seen before that no zone sees now
 * @param belief what is thought to be in places that nobody senses
 */
public record Table(
    SortedMap<String, Piece> pieces,
    SortedSet<Place> zones,
    SortedMap<Place, String> lost,
    SortedMap<String, List<Place>> where,
    SortedMap<String, Away> away,
    Standing belief) {
  /** A table without readers, on which everything is believed to stand as it should. */
  public static Table unseen(Standing standing) {
    return new Table(
        new TreeMap<>(),
        new TreeSet<>(),
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeMap<>(),
        standing);
  }

  public Table {
    pieces = Collections.unmodifiableSortedMap(pieces);
    zones = Collections.unmodifiableSortedSet(zones);
    lost = Collections.unmodifiableSortedMap(lost);
    where = Collections.unmodifiableSortedMap(where);
    away = Collections.unmodifiableSortedMap(away);
  }

  public boolean senses(Place place) {
    return zones.contains(place) && !lost.containsKey(place);
  }

  /** Whether pieces are seen there, be it for sure or on a border. */
  boolean seesIn(Place place) {
    return place == Place.BORDER || senses(place);
  }

  /** A table read anew as a whole; what nobody senses is believed to stand as it should. */
  public static Table read(
      Map<String, Piece> pieces,
      Collection<Place> zones,
      Map<String, List<Place>> where,
      Standing expected) {
    Table fresh =
        new Table(
            new TreeMap<>(pieces),
            new TreeSet<>(zones),
            new TreeMap<>(),
            new TreeMap<>(where),
            new TreeMap<>(),
            Standing.EMPTY);
    return fresh.believing(expected);
  }

  /**
   * Everything that nobody senses is where it should be. Which tag is where out of sight is
   * forgotten: hands may exchange what looks alike.
   */
  public Table believing(Standing expected) {
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    unseen.values().removeIf(each -> each.now() != Place.HAND && !zones.contains(each.now()));
    Standing now = Standing.EMPTY;
    for (Place place : Place.values()) {
      if (!senses(place)) {
        for (PieceKind kind : PieceKind.values()) {
          now = now.plus(place, kind, expected.at(place, kind));
        }
      }
    }
    return with(where, unseen, now);
  }

  /** How many pieces are where, seen or believed. */
  public Standing have() {
    Standing have = belief;
    for (var entry : where.entrySet()) {
      Piece piece = pieces.get(entry.getKey());
      if (piece != null) {
        Place place = single(entry.getValue());
        if (place == Place.BORDER || senses(place)) {
          have = have.plus(place, piece.kind(), 1);
        }
      }
    }
    for (var entry : away.entrySet()) {
      Piece piece = pieces.get(entry.getKey());
      if (piece != null && entry.getValue().now() == Place.HAND) {
        have = have.plus(Place.HAND, piece.kind(), 1);
      }
    }
    return have;
  }

  /** On a border nobody can be sure. */
  private static Place single(List<Place> places) {
    return places.size() == 1 ? places.getFirst() : Place.BORDER;
  }

  /** A tag has come, gone or moved; the plan of before says what that may mean. */
  public Table placed(String tag, List<Place> now, List<Move> plan) {
    TreeMap<String, List<Place>> seen = new TreeMap<>(where);
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    List<Place> before = seen.remove(tag);
    if (!now.isEmpty()) {
      seen.put(tag, List.copyOf(now));
    }
    Piece piece = pieces.get(tag);
    if (piece == null) {
      return with(seen, away, belief);
    }
    PieceKind kind = piece.kind();
    Away believed = unseen.remove(tag);
    Standing belief = this.belief;
    if (believed != null && believed.now() != Place.HAND) {
      belief = belief.plus(believed.now(), kind, -1);
    }
    if (now.isEmpty()) {
      Place from = origin(before, believed);
      Place goal = before == null ? null : unseenGoal(kind, single(before), plan);
      belief = goal == null ? belief : belief.plus(goal, kind, 1);
      unseen.put(tag, new Away(goal == null ? Place.HAND : goal, from));
    } else if (before == null && believed == null) {
      Place source = unseenSource(kind, now.getFirst(), plan);
      belief = source == null ? belief : belief.plus(source, kind, -1);
    }
    return with(seen, unseen, belief);
  }

  private static Place origin(@Nullable List<Place> before, @Nullable Away believed) {
    if (before != null) {
      return before.getFirst();
    }
    return believed == null ? Place.HAND : believed.from();
  }

  private @Nullable Place unseenGoal(PieceKind kind, Place from, List<Move> plan) {
    for (Move move : plan) {
      Place to = move.to();
      if (move.kind() == kind && move.from() == from && to != null && !senses(to)) {
        return to;
      }
    }
    return null;
  }

  private @Nullable Place unseenSource(PieceKind kind, Place to, List<Move> plan) {
    for (Move move : plan) {
      if (move.kind() == kind && move.to() == to) {
        Place from = move.from();
        if (from == null || !senses(from)) {
          return from;
        }
      }
    }
    Place most = null;
    for (Place place : Place.values()) {
      if (belief.at(place, kind) > (most == null ? 0 : belief.at(most, kind))) {
        most = place;
      }
    }
    return most;
  }

  /** Pieces in hands have gone where nobody senses, if no zone misses one. */
  public Table handsEmptied(Standing expected) {
    Table now = this;
    for (var entry : away.entrySet()) {
      Piece piece = pieces.get(entry.getKey());
      if (piece != null && entry.getValue().now() == Place.HAND) {
        now = now.emptied(entry.getKey(), piece.kind(), expected);
      }
    }
    return now;
  }

  private Table emptied(String tag, PieceKind kind, Standing expected) {
    Standing have = have();
    Place goal = null;
    for (Place place : Place.values()) {
      if (have.at(place, kind) < expected.at(place, kind)) {
        if (senses(place)) {
          return this;
        }
        goal = goal == null ? place : goal;
      }
    }
    Away hand = away.get(tag);
    if (goal == null || hand == null) {
      return this;
    }
    TreeMap<String, Away> now = new TreeMap<>(away);
    now.put(tag, new Away(goal, hand.from()));
    return with(where, now, belief.plus(goal, kind, 1));
  }

  /** Pieces were moved where nobody senses, as somebody says. */
  public Table moved(Move move) {
    Standing now = belief;
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    Place from = move.from();
    if (from != null) {
      now = now.plus(from, move.kind(), -move.count());
      unseen
          .entrySet()
          .removeIf(
              each ->
                  each.getValue().now() == from && isOf(move.kind(), pieces.get(each.getKey())));
    }
    Place to = move.to();
    if (to != null) {
      now = now.plus(to, move.kind(), move.count());
    }
    return with(where, unseen, now);
  }

  private static boolean isOf(PieceKind kind, @Nullable Piece piece) {
    return piece != null && piece.kind() == kind;
  }

  /** A zone senses nothing any more: its tags are believed to stay. */
  public Table lose(Place zone, String sentence) {
    if (!senses(zone)) {
      return this;
    }
    TreeMap<Place, String> gone = new TreeMap<>(lost);
    gone.put(zone, sentence);
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    Standing now = belief;
    for (var entry : where.entrySet()) {
      Piece piece = pieces.get(entry.getKey());
      if (piece != null && single(entry.getValue()) == zone) {
        unseen.put(entry.getKey(), new Away(zone, zone));
        now = now.plus(zone, piece.kind(), 1);
      }
    }
    return new Table(pieces, zones, gone, where, unseen, now);
  }

  /** A zone senses again. */
  public Table find(Place zone) {
    if (!lost.containsKey(zone)) {
      return this;
    }
    TreeMap<Place, String> gone = new TreeMap<>(lost);
    gone.remove(zone);
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    unseen.values().removeIf(each -> each.now() == zone);
    Standing now = belief;
    for (PieceKind kind : PieceKind.values()) {
      now = now.with(zone, kind, 0);
    }
    return new Table(pieces, zones, gone, where, unseen, now);
  }

  /** The whole table is looked at again, perhaps with other pieces and other zones. */
  public Table reread(
      Map<String, Piece> box,
      Collection<Place> zonesNow,
      Map<String, List<Place>> tags,
      Standing expected) {
    Table now = new Table(new TreeMap<>(box), zones, lost, where, away, belief);
    for (Place zone : zones) {
      now = zonesNow.contains(zone) ? now.find(zone) : now.lose(zone, "");
    }
    now = now.withZones(zonesNow);
    TreeSet<String> changed = new TreeSet<>(now.where.keySet());
    changed.addAll(tags.keySet());
    for (String tag : changed) {
      List<Place> places = tags.getOrDefault(tag, List.of());
      if (!places.equals(now.where.getOrDefault(tag, List.of()))) {
        now = now.placed(tag, places, Difference.moves(now, expected));
      }
    }
    return now;
  }

  private Table withZones(Collection<Place> zonesNow) {
    Standing believed = belief;
    for (Place zone : zonesNow) {
      for (PieceKind kind : PieceKind.values()) {
        believed = believed.with(zone, kind, 0);
      }
    }
    TreeMap<String, Away> unseen = new TreeMap<>(away);
    unseen.values().removeIf(each -> zonesNow.contains(each.now()));
    return new Table(pieces, new TreeSet<>(zonesNow), new TreeMap<>(), where, unseen, believed);
  }

  /** The tags that no box knows, with their places. */
  public List<String> strangers() {
    List<String> strangers = new ArrayList<>(where.keySet());
    strangers.removeAll(pieces.keySet());
    return strangers;
  }

  private Table with(
      SortedMap<String, List<Place>> seen, SortedMap<String, Away> unseen, Standing believed) {
    return new Table(pieces, zones, lost, seen, unseen, believed);
  }
}
