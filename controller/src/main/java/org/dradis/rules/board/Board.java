package org.dradis.rules.board;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that stands on the table, as one value. Supplies are what the limits leave (CO). */
public record Board(
    PieceSet<GameOption> options,
    Ring<SpaceArea> space,
    CylonFleet fleet,
    Damage damage,
    Boarding boarding,
    Hangar hangar,
    Civilians civilians,
    Dials dials,
    Voyage voyage,
    int nukes,
    Crew crew,
    @Nullable NewCaprica newCaprica,
    List<CardInPlay> cards,
    @Nullable Outcome outcome) {

  public boolean plays(GameOption option) {
    return options.has(option);
  }

  /** Whether any expansion is used, as far as options and objective tell (AC-5). */
  public boolean playsAnyExpansion() {
    Objective objective = voyage.objective();
    return !options.isEmpty() || (objective != null && objective != Objective.KOBOL);
  }

  public SpaceArea at(Area area) {
    return space.get(area);
  }

  public int raiders() {
    int count = 0;
    for (Area area : Area.RING) {
      count += at(area).raiders();
    }
    return count;
  }

  public int heavyRaiders() {
    int count = 0;
    for (Area area : Area.RING) {
      count += at(area).heavyRaiders();
    }
    return count;
  }

  /** The basestars on the main board, by id. */
  public PieceSet<Basestar> basestars() {
    PieceSet<Basestar> all = Basestar.NONE;
    for (Area area : Area.RING) {
      all = all.and(at(area).basestars());
    }
    return all;
  }

  /** The area of a basestar on the main board, or null. */
  public @Nullable Area areaOf(Basestar basestar) {
    for (Area area : Area.RING) {
      if (at(area).basestars().has(basestar)) {
        return area;
      }
    }
    return null;
  }

  public @Nullable Area areaOf(CivilianShip ship) {
    for (Area area : Area.RING) {
      if (at(area).civilians().has(ship)) {
        return area;
      }
    }
    return null;
  }

  /** The area in which a pilot flies, or null. */
  public @Nullable Area areaOf(String pilot) {
    for (Area area : Area.RING) {
      if (at(area).flownBy(pilot) != null) {
        return area;
      }
    }
    return null;
  }

  /** The area in which the raider with the Scar token is, or null. */
  public @Nullable Area areaOfScar() {
    for (Area area : Area.RING) {
      if (at(area).scar()) {
        return area;
      }
    }
    return null;
  }

  public PieceSet<CivilianShip> civiliansInSpace() {
    PieceSet<CivilianShip> all = CivilianShip.NONE;
    for (Area area : Area.RING) {
      all = all.and(at(area).civilians());
    }
    return all;
  }

  /** The civilian ships that are neither in space nor lost nor on New Caprica. */
  public PieceSet<CivilianShip> civilianPile() {
    PieceSet<CivilianShip> away = civiliansInSpace().and(civilians.lost());
    if (newCaprica != null) {
      for (CivilianShip ship : newCaprica.locked()) {
        away = away.with(ship);
      }
      for (CivilianShip ship : newCaprica.prepared()) {
        away = away.with(ship);
      }
    }
    return CivilianShip.NONE.all().minus(away);
  }

  public int onBoard(CylonShip ship) {
    return switch (ship) {
      case BASESTAR -> basestars().size();
      case RAIDER -> raiders();
      case HEAVY_RAIDER -> heavyRaiders();
    };
  }

  /** Ships of a type that are on neither board. */
  public int supply(CylonShip ship) {
    return ship.limit(options) - onBoard(ship) - fleet.count(ship);
  }

  /** Whether the fleet is on New Caprica and Galactica has not returned: space is frozen (NC-4). */
  public boolean frozen() {
    return newCaprica != null && !newCaprica.returned();
  }

  public boolean inPlay(Special special) {
    for (CardInPlay card : cards) {
      if (card.special() == special) {
        return true;
      }
    }
    return false;
  }

  public Board with(Area area, SpaceArea now) {
    return withSpace(space.with(area, now));
  }

  public Board withSpace(Ring<SpaceArea> now) {
    return new Board(
        options,
        now,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(CylonFleet now) {
    return new Board(
        options,
        space,
        now,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Damage now) {
    return new Board(
        options,
        space,
        fleet,
        now,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Boarding now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        now,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Hangar now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        now,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Civilians now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        now,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Dials now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        now,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Voyage now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        now,
        nukes,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board withNukes(int now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        now,
        crew,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(Crew now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        now,
        newCaprica,
        cards,
        outcome);
  }

  public Board with(@Nullable NewCaprica now) {
    return new Board(
        options, space, fleet, damage, boarding, hangar, civilians, dials, voyage, nukes, crew, now,
        cards, outcome);
  }

  public Board withCards(List<CardInPlay> now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        List.copyOf(now),
        outcome);
  }

  public Board with(Outcome now) {
    return new Board(
        options,
        space,
        fleet,
        damage,
        boarding,
        hangar,
        civilians,
        dials,
        voyage,
        nukes,
        crew,
        newCaprica,
        cards,
        now);
  }
}
