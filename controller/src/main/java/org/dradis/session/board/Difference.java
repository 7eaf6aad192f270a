package org.dradis.session.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What hands have to do so that the table is as the rules say, and what they did wrong. */
public record Difference(List<Move> moves, List<Trouble> troubles) {
  public static final Difference NONE = new Difference(List.of(), List.of());

  public Difference {
    moves = List.copyOf(moves);
    troubles = List.copyOf(troubles);
  }

  /**
   * Compares a table with what the rules say.
   *
   * @param settled what the rules said when the table was last as it should be: a ship that stands
   *     as it did then has only not been moved yet
   */
  public static Difference of(Table table, Standing expected, Standing settled) {
    Standing have = table.have();
    return new Difference(
        Plan.of(have, expected, table::seesIn),
        new Troubles(table, have, expected, settled).list());
  }

  /** Only the moves. */
  public static List<Move> moves(Table table, Standing expected) {
    return Plan.of(table.have(), expected, table::seesIn);
  }

  public boolean isOpen() {
    return !moves.isEmpty();
  }

  /** Names what is wrong. */
  private static final class Troubles {
    private final Table table;
    private final Standing have;
    private final Standing expected;
    private final Standing settled;
    private final List<Trouble> troubles = new ArrayList<>();

    Troubles(Table table, Standing have, Standing expected, Standing settled) {
      this.table = table;
      this.have = have;
      this.expected = expected;
      this.settled = settled;
    }

    List<Trouble> list() {
      table.lost().forEach((zone, why) -> troubles.add(new Trouble.ZoneLost(zone, why)));
      for (String tag : table.strangers()) {
        troubles.add(new Trouble.UnknownTag(tag, table.where().getOrDefault(tag, List.of())));
      }
      Standing gone = gone();
      for (Place zone : table.zones()) {
        if (table.senses(zone)) {
          inZone(zone, gone);
        }
      }
      return troubles;
    }

    /**
     * Names the pieces that no zone is sure of, and counts them where they were. One that is lifted
     * where there are too many is on its way: the task says where to.
     */
    private Standing gone() {
      Standing gone = Standing.EMPTY;
      for (var entry : table.where().entrySet()) {
        Piece piece = table.pieces().get(entry.getKey());
        if (piece != null && entry.getValue().size() > 1) {
          troubles.add(new Trouble.Unsure(piece.kind(), piece.publicLabel(), entry.getValue()));
          for (Place place : entry.getValue()) {
            gone = gone.plus(place, piece.kind(), 1);
          }
        }
      }
      Standing lifted = lifted();
      Standing carried = Standing.EMPTY;
      for (var entry : table.away().entrySet()) {
        Piece piece = table.pieces().get(entry.getKey());
        if (piece != null && entry.getValue().now() == Place.HAND) {
          Place from = entry.getValue().from();
          PieceKind kind = piece.kind();
          int over = have.at(from, kind) + lifted.at(from, kind) - expected.at(from, kind);
          if (from.isReal() && carried.at(from, kind) < over) {
            carried = carried.plus(from, kind, 1);
          } else {
            troubles.add(new Trouble.Gone(kind, piece.publicLabel(), from));
          }
          gone = gone.plus(from, kind, 1);
        }
      }
      return gone;
    }

    /** How many pieces in hands were where. */
    private Standing lifted() {
      Standing lifted = Standing.EMPTY;
      for (var entry : table.away().entrySet()) {
        Piece piece = table.pieces().get(entry.getKey());
        if (piece != null && entry.getValue().now() == Place.HAND) {
          lifted = lifted.plus(entry.getValue().from(), piece.kind(), 1);
        }
      }
      return lifted;
    }

    private void inZone(Place zone, Standing gone) {
      Map<PieceKind, Integer> tooMany = new EnumMap<>(PieceKind.class);
      Map<PieceKind, Integer> wanted = new EnumMap<>(PieceKind.class);
      for (PieceKind kind : PieceKind.values()) {
        int here = have.at(zone, kind);
        int now = expected.at(zone, kind);
        int before = settled.at(zone, kind);
        if (here > Math.max(now, before)) {
          tooMany.put(kind, here - Math.max(now, before));
        }
        if (here < now) {
          wanted.put(kind, now - here);
        }
      }
      wrongShips(zone, tooMany, wanted);
      tooMany.forEach(
          (kind, count) -> {
            if (count > 0) {
              troubles.add(new Trouble.TooMany(kind, count, zone));
            }
          });
      wanted.forEach(
          (kind, count) -> {
            int always = Math.min(expected.at(zone, kind), settled.at(zone, kind));
            int missing = Math.min(count, always - have.at(zone, kind) - gone.at(zone, kind));
            if (missing > 0) {
              troubles.add(new Trouble.Missing(kind, missing, zone));
            }
          });
    }

    private void wrongShips(
        Place zone, Map<PieceKind, Integer> tooMany, Map<PieceKind, Integer> wanted) {
      for (var stands : tooMany.entrySet()) {
        for (var wants : wanted.entrySet()) {
          while (stands.getValue() > 0 && wants.getValue() > 0) {
            troubles.add(new Trouble.WrongShip(stands.getKey(), wants.getKey(), zone));
            stands.setValue(stands.getValue() - 1);
            wants.setValue(wants.getValue() - 1);
          }
        }
      }
    }
  }
}
