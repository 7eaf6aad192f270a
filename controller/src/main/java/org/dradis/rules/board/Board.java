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
    Draft draft = new Draft(this);
    draft.space = now;
    return draft.board();
  }

  public Board with(CylonFleet now) {
    Draft draft = new Draft(this);
    draft.fleet = now;
    return draft.board();
  }

  public Board with(Damage now) {
    Draft draft = new Draft(this);
    draft.damage = now;
    return draft.board();
  }

  public Board with(Boarding now) {
    Draft draft = new Draft(this);
    draft.boarding = now;
    return draft.board();
  }

  public Board with(Hangar now) {
    Draft draft = new Draft(this);
    draft.hangar = now;
    return draft.board();
  }

  public Board with(Civilians now) {
    Draft draft = new Draft(this);
    draft.civilians = now;
    return draft.board();
  }

  public Board with(Dials now) {
    Draft draft = new Draft(this);
    draft.dials = now;
    return draft.board();
  }

  public Board with(Voyage now) {
    Draft draft = new Draft(this);
    draft.voyage = now;
    return draft.board();
  }

  public Board withNukes(int now) {
    Draft draft = new Draft(this);
    draft.nukes = now;
    return draft.board();
  }

  public Board with(Crew now) {
    Draft draft = new Draft(this);
    draft.crew = now;
    return draft.board();
  }

  public Board with(@Nullable NewCaprica now) {
    Draft draft = new Draft(this);
    draft.newCaprica = now;
    return draft.board();
  }

  public Board withCards(List<CardInPlay> now) {
    Draft draft = new Draft(this);
    draft.cards = List.copyOf(now);
    return draft.board();
  }

  public Board with(Outcome now) {
    Draft draft = new Draft(this);
    draft.outcome = now;
    return draft.board();
  }

  /** A copy in the making, so that changing one thing names only that thing. */
  private static final class Draft {
    private final PieceSet<GameOption> options;
    private Ring<SpaceArea> space;
    private CylonFleet fleet;
    private Damage damage;
    private Boarding boarding;
    private Hangar hangar;
    private Civilians civilians;
    private Dials dials;
    private Voyage voyage;
    private int nukes;
    private Crew crew;
    private @Nullable NewCaprica newCaprica;
    private List<CardInPlay> cards;
    private @Nullable Outcome outcome;

    Draft(Board board) {
      options = board.options;
      space = board.space;
      fleet = board.fleet;
      damage = board.damage;
      boarding = board.boarding;
      hangar = board.hangar;
      civilians = board.civilians;
      dials = board.dials;
      voyage = board.voyage;
      nukes = board.nukes;
      crew = board.crew;
      newCaprica = board.newCaprica;
      cards = board.cards;
      outcome = board.outcome;
    }

    Board board() {
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
          outcome);
    }
  }
}
