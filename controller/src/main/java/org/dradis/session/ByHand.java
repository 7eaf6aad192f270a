package org.dradis.session;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.SpaceArea;
import org.dradis.session.board.ByTheRules;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;

/** Ships that the game thinks elsewhere: moves them on the board without any rule. */
final class ByHand {
  private final PieceKind kind;

  private ByHand(PieceKind kind) {
    this.kind = kind;
  }

  static Board move(Board board, Correction.Ships ships) {
    int there = ByTheRules.of(board).at(ships.from(), ships.kind());
    if (ships.count() < 1 || ships.count() > there) {
      throw new NotByHand(
          Reason.of(Objection.NOT_SO_MANY, "n", there),
          "count: must be 1-" + there + " there, not " + ships.count());
    }
    if (ships.from() == ships.to()) {
      throw new NotByHand(Reason.of(Objection.THERE_ALREADY), "to: is where they are already");
    }
    ByHand hand = new ByHand(ships.kind());
    for (int i = 0; i < ships.count(); i++) {
      board =
          switch (ships.kind()) {
            case CIVILIAN -> civilian(board, ships.from(), ships.to());
            case BASESTAR -> basestar(board, ships.from(), ships.to());
            default -> hand.put(hand.put(board, ships.from(), -1), ships.to(), 1);
          };
    }
    return board;
  }

  private Board put(Board board, Place place, int more) {
    Area area = place.area();
    if (area != null) {
      return place.isInSpace()
          ? board.with(area, space(board.at(area), more))
          : board.with(board.fleet().with(area, fleet(board.fleet().at(area), more)));
    }
    return switch (kind) {
      case RAIDER, HEAVY_RAIDER -> {
        belongs(place == Place.SUPPLY, place);
        yield board;
      }
      case RAPTOR -> board.with(raptor(board.hangar(), place, more));
      default -> board.with(hangar(board.hangar(), craft(), place, more));
    };
  }

  private SpaceArea space(SpaceArea area, int more) {
    return switch (kind) {
      case RAIDER -> {
        SpaceArea now = area.plusRaiders(more);
        yield now.raiders() == 0 ? now.withScar(false) : now;
      }
      case HEAVY_RAIDER -> area.plusHeavyRaiders(more);
      case VIPER_MK2, VIPER_MK7, ASSAULT_RAPTOR -> {
        if (area.vipers().of(craft()) + more < 0) {
          throw new NotByHand(
              Reason.of(Objection.HAS_A_PILOT), "kind: has a pilot there: let the pilot move it");
        }
        yield area.plusVipers(craft(), more);
      }
      case RAPTOR, BASESTAR, CIVILIAN -> throw neverThere("kind: does not fly there");
    };
  }

  private FleetArea fleet(FleetArea area, int more) {
    return switch (kind) {
      case RAIDER -> area.plusRaiders(more);
      case HEAVY_RAIDER -> area.plusHeavyRaiders(more);
      default -> throw neverThere("kind: does not belong on the Cylon Fleet board");
    };
  }

  /** The first one there goes, with its damage. */
  private static Board basestar(Board board, Place from, Place to) {
    belongs(from == Place.SUPPLY || from.area() != null, from);
    belongs(to == Place.SUPPLY || to.area() != null, to);
    Basestar basestar = basestars(board, from).first();
    return put(
        put(board, from, basestars(board, from).without(basestar)),
        to,
        basestars(board, to).with(basestar));
  }

  private static PieceSet<Basestar> basestars(Board board, Place place) {
    Area area = place.area();
    if (area != null) {
      return place.isInSpace() ? board.at(area).basestars() : board.fleet().at(area).basestars();
    }
    PieceSet<Basestar> supply = Basestar.NONE.all().minus(board.basestars());
    for (Area each : Area.RING) {
      supply = supply.minus(board.fleet().at(each).basestars());
    }
    return supply;
  }

  private static Board put(Board board, Place place, PieceSet<Basestar> now) {
    Area area = place.area();
    if (area == null) {
      return board;
    }
    return place.isInSpace()
        ? board.with(area, board.at(area).withBasestars(now))
        : board.with(board.fleet().with(area, board.fleet().at(area).withBasestars(now)));
  }

  private Craft craft() {
    return switch (kind) {
      case VIPER_MK2 -> Craft.MK2;
      case VIPER_MK7 -> Craft.MK7;
      case ASSAULT_RAPTOR -> Craft.ASSAULT_RAPTOR;
      default -> throw new IllegalStateException(kind.word());
    };
  }

  private static Hangar hangar(Hangar hangar, Craft craft, Place place, int more) {
    return switch (place) {
      case RESERVES -> hangar.plusReserves(craft, more);
      case DAMAGED_BOX -> {
        belongs(craft.canBeDamaged(), place);
        yield hangar.plusDamaged(craft, more);
      }
      case OUT_OF_GAME -> hangar.plusDestroyed(craft, more);
      case SUPPLY -> hangar;
      default -> throw neverThere("to: such a ship does not belong in " + place.word());
    };
  }

  private static Hangar raptor(Hangar hangar, Place place, int more) {
    belongs(place == Place.RESERVES || place == Place.OUT_OF_GAME, place);
    boolean ready = place == Place.RESERVES;
    return new Hangar(
        hangar.reserves(),
        hangar.damaged(),
        hangar.destroyed(),
        hangar.raptors() + (ready ? more : 0),
        hangar.raptorsLost() + (ready ? 0 : more));
  }

  /** Face-down ships are alike: the first one goes. One that is out shows its contents. */
  private static Board civilian(Board board, Place from, Place to) {
    belongs(from == Place.CIVILIAN_PILE || from.isInSpace(), from);
    belongs(to == Place.CIVILIAN_PILE || to.isInSpace(), to);
    Area start = from.area();
    CivilianShip ship =
        start == null ? board.civilianPile().first() : board.at(start).civilians().first();
    if (start != null) {
      SpaceArea here = board.at(start);
      board = board.with(start, here.withCivilians(here.civilians().without(ship)));
    }
    Area goal = to.area();
    if (goal != null) {
      SpaceArea there = board.at(goal);
      board = board.with(goal, there.withCivilians(there.civilians().with(ship)));
    }
    return board;
  }

  private static void belongs(boolean possible, Place place) {
    if (!possible) {
      throw new NotByHand(
          Reason.of(Objection.NOT_BY_HAND, "place", place),
          "ships: cannot be put by hand from or to " + place.word());
    }
  }

  private static NotByHand neverThere(String sentence) {
    return new NotByHand(Reason.of(Objection.NEVER_THERE), sentence);
  }
}
