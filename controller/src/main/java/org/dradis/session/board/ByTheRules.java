package org.dradis.session.board;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.SpaceArea;

/** What stands where by the rules: every piece of the game is in some place. */
public final class ByTheRules {
  private Standing standing = Standing.EMPTY;

  private ByTheRules() {}

  public static Standing of(Board board) {
    ByTheRules all = new ByTheRules();
    for (Area area : Area.RING) {
      all.space(Place.of(area), board.at(area));
      all.fleet(Place.ofFleet(area), board.fleet().at(area));
    }
    all.hangar(board);
    all.civilians(board);
    all.supply(board);
    return all.standing;
  }

  private void add(Place place, PieceKind kind, int count) {
    standing = standing.plus(place, kind, count);
  }

  private void space(Place place, SpaceArea area) {
    add(place, PieceKind.RAIDER, area.raiders());
    add(place, PieceKind.HEAVY_RAIDER, area.heavyRaiders());
    add(place, PieceKind.BASESTAR, area.basestars().size());
    craft(place, area.vipers());
    for (PilotedCraft piloted : area.piloted()) {
      add(place, PieceKind.of(piloted.craft()), 1);
    }
    add(place, PieceKind.CIVILIAN, area.civilians().size());
  }

  private void fleet(Place place, FleetArea area) {
    add(place, PieceKind.RAIDER, area.raiders());
    add(place, PieceKind.HEAVY_RAIDER, area.heavyRaiders());
    add(place, PieceKind.BASESTAR, area.basestars().size());
  }

  private void craft(Place place, CraftCount count) {
    for (Craft craft : Craft.values()) {
      add(place, PieceKind.of(craft), count.of(craft));
    }
  }

  private void hangar(Board board) {
    craft(Place.RESERVES, board.hangar().reserves());
    craft(Place.DAMAGED_BOX, board.hangar().damaged());
    craft(Place.OUT_OF_GAME, board.hangar().destroyed());
    add(Place.RESERVES, PieceKind.RAPTOR, board.hangar().raptors());
    add(Place.OUT_OF_GAME, PieceKind.RAPTOR, board.hangar().raptorsLost());
  }

  private void civilians(Board board) {
    add(Place.CIVILIAN_PILE, PieceKind.CIVILIAN, board.civilianPile().size());
    add(Place.OUT_OF_GAME, PieceKind.CIVILIAN, board.civilians().lost().size());
    NewCaprica newCaprica = board.newCaprica();
    if (newCaprica != null) {
      int ships = newCaprica.locked().size() + newCaprica.prepared().size();
      add(Place.NEW_CAPRICA, PieceKind.CIVILIAN, ships);
    }
  }

  private void supply(Board board) {
    add(Place.SUPPLY, PieceKind.RAIDER, board.supply(CylonShip.RAIDER));
    add(Place.SUPPLY, PieceKind.HEAVY_RAIDER, board.supply(CylonShip.HEAVY_RAIDER));
    add(Place.SUPPLY, PieceKind.BASESTAR, board.supply(CylonShip.BASESTAR));
    for (Craft craft : Craft.values()) {
      rest(PieceKind.of(craft), craft.limit(board.options()));
    }
  }

  /** What is in no other place is in the supply. */
  private void rest(PieceKind kind, int all) {
    int placed = 0;
    for (Place place : Place.values()) {
      placed += standing.at(place, kind);
    }
    add(Place.SUPPLY, kind, Math.max(0, all - placed));
  }
}
