package org.dradis.rules.placement;

import java.util.function.UnaryOperator;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.play.Play;
import org.jspecify.annotations.Nullable;

/**
 * Where Cylon ships for the main board come from: first those on neither board, then those of the
 * Cylon Fleet board, lowest numbered area first (CO-12).
 */
public final class CylonSupply {
  private CylonSupply() {}

  /** A ship that was put on the board: its id if it is a basestar, its fleet area if it had one. */
  public record Taken(@Nullable Basestar basestar, @Nullable Area origin) {}

  private static final Taken FROM_SUPPLY = new Taken(null, null);

  public static int available(Board board, CylonShip ship) {
    return board.supply(ship) + board.fleet().count(ship);
  }

  /** The lowest id that is on neither board, or null. */
  public static @Nullable Basestar freeBasestar(Board board) {
    PieceSet<Basestar> free = Basestar.NONE.all().minus(board.basestars());
    for (Area area : Area.RING) {
      free = free.minus(board.fleet().at(area).basestars());
    }
    return free.isEmpty() ? null : free.first();
  }

  /** Puts one available ship into an area of the main board. */
  public static Taken put(Play play, CylonShip ship, Area area) {
    Board board = play.board();
    SpaceArea here = board.at(area);
    boolean supplied = board.supply(ship) > 0;
    Area origin = supplied ? null : lowestWith(board, ship);
    return switch (ship) {
      case RAIDER -> {
        takeFromFleet(play, origin, from -> from.plusRaiders(-1));
        play.set(area, here.plusRaiders(1));
        yield origin == null ? FROM_SUPPLY : new Taken(null, origin);
      }
      case HEAVY_RAIDER -> {
        takeFromFleet(play, origin, from -> from.plusHeavyRaiders(-1));
        play.set(area, here.plusHeavyRaiders(1));
        yield origin == null ? FROM_SUPPLY : new Taken(null, origin);
      }
      case BASESTAR -> {
        Basestar basestar =
            origin == null ? freeBasestar(board) : board.fleet().at(origin).basestars().first();
        if (basestar == null) {
          throw new IllegalStateException("no basestar is available");
        }
        takeFromFleet(play, origin, from -> from.withBasestars(from.basestars().without(basestar)));
        play.set(area, here.withBasestars(here.basestars().with(basestar)));
        yield new Taken(basestar, origin);
      }
    };
  }

  private static @Nullable Area lowestWith(Board board, CylonShip ship) {
    for (Area area : board.fleet().chart().lowestFirst()) {
      if (board.fleet().at(area).of(ship) > 0) {
        return area;
      }
    }
    throw new IllegalStateException("no " + ship.word() + " is available");
  }

  private static void takeFromFleet(
      Play play, @Nullable Area origin, UnaryOperator<FleetArea> without) {
    if (origin != null) {
      Board board = play.board();
      FleetArea from = board.fleet().at(origin);
      play.set(board.with(board.fleet().with(origin, without.apply(from))));
    }
  }
}
