package org.dradis.rules.properties;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Title;

/** Counts a board into an inventory. The limits are the rule book's (CO), not the engine's. */
final class Stocktaking {
  private final Board board;
  private final Inventory inventory = new Inventory();

  private Stocktaking(Board board) {
    this.board = board;
  }

  static Inventory of(Board board) {
    Stocktaking counting = new Stocktaking(board);
    Area.RING.forEach(counting::countArea);
    counting.countHangar();
    counting.countCivilians();
    counting.countTokens();
    counting.countTracks();
    counting.countLimits();
    return counting.inventory;
  }

  private void countArea(Area area) {
    SpaceArea here = board.at(area);
    inventory.add("raider", area.word(), here.raiders());
    inventory.add("scar", area.word(), here.scar() ? 1 : 0);
    inventory.add("heavyRaider", area.word(), here.heavyRaiders());
    here.basestars().forEach(basestar -> inventory.add(basestar.word(), area.word(), 1));
    countCraft(area.word(), here.vipers());
    here.piloted()
        .forEach(
            flown -> inventory.add(flown.craft().word(), area.word() + " " + flown.pilot(), 1));
    here.civilians().forEach(ship -> inventory.add(ship.word(), area.word(), 1));
    FleetArea fleet = board.fleet().at(area);
    String there = Ledger.fleet(area);
    inventory.add("raider", there, fleet.raiders());
    inventory.add("heavyRaider", there, fleet.heavyRaiders());
    fleet.basestars().forEach(basestar -> inventory.add(basestar.word(), there, 1));
  }

  private void countCraft(String place, CraftCount count) {
    inventory.add("mk2", place, count.mk2());
    inventory.add("mk7", place, count.mk7());
    inventory.add("assaultRaptor", place, count.assaultRaptors());
  }

  private void countHangar() {
    countCraft("reserves", board.hangar().reserves());
    countCraft("damaged", board.hangar().damaged());
    countCraft("destroyed", board.hangar().destroyed());
    inventory.add("raptor", "reserves", board.hangar().raptors());
    inventory.add("raptor", "destroyed", board.hangar().raptorsLost());
  }

  private void countCivilians() {
    board.civilians().lost().forEach(ship -> inventory.add(ship.word(), "lost", 1));
    NewCaprica newCaprica = board.newCaprica();
    if (newCaprica != null) {
      newCaprica.locked().forEach(ship -> inventory.add(ship.word(), "locked", 1));
      newCaprica.prepared().forEach(ship -> inventory.add(ship.word(), "prepared", 1));
      newCaprica.occupation().forEach(space -> inventory.add("force", "space " + space, 1));
      inventory.add("galactica", newCaprica.returned() ? "returned" : "away", 1);
    }
    for (CivilianShip ship : CivilianShip.values()) {
      inventory.rest(ship.word(), "pile", 1);
      Cargo cargo = board.civilians().manifest().of(ship);
      inventory.add(Ledger.underside(ship), cargo == null ? "unknown" : cargo.word(), 1);
    }
  }

  private void countTokens() {
    for (Basestar basestar : Basestar.values()) {
      board.damage().of(basestar).forEach(token -> inventory.add(token.word(), basestar.word(), 1));
    }
    board.damage().galactica().forEach(t -> inventory.add(Ledger.token(t), "galactica", 1));
    board.damage().removed().forEach(t -> inventory.add(Ledger.token(t), "removed", 1));
    board.damage().pegasus().forEach(token -> inventory.add(token.word(), "pegasus", 1));
    List.of(BasestarToken.values()).forEach(token -> inventory.rest(token.word(), "pool", 1));
    List.of(GalacticaToken.values()).forEach(t -> inventory.rest(Ledger.token(t), "pool", 1));
    List.of(PegasusToken.values()).forEach(token -> inventory.rest(token.word(), "pool", 1));
  }

  private void countTracks() {
    for (int space = 0; space <= 3; space++) {
      inventory.add("centurion", "space " + space, board.boarding().at(space));
    }
    for (Resource resource : Resource.values()) {
      inventory.add("dial", resource.word(), board.dials().of(resource));
    }
    inventory.add("marker", "pursuit", board.fleet().pursuit());
    inventory.add("marker", "jump", board.voyage().jump());
    inventory.add("marker", "distance", board.voyage().distance());
    inventory.add("nuke", "admiral", board.nukes());
    board
        .crew()
        .players()
        .forEach(
            player -> {
              inventory.add(player.character(), player.state().word(), 1);
              inventory.add(Ledger.MUTINEER_CARD, player.character(), player.mutineer() ? 1 : 0);
            });
    for (Title title : Title.values()) {
      inventory.add(title.word(), Ledger.holder(board.crew().titles().of(title)), 1);
    }
    board.cards().forEach(card -> inventory.add(card.name(), "in play", 1));
    if (board.outcome() != null) {
      inventory.add("outcome", board.outcome().word(), 1);
    }
  }

  private void countLimits() {
    boolean fleet = board.plays(GameOption.CYLON_FLEET);
    inventory.rest("raider", "supply", fleet ? 20 : 16);
    inventory.rest("heavyRaider", "supply", 4);
    inventory.rest("b1", "supply", 1);
    inventory.rest("b2", "supply", 1);
    inventory.rest("centurion", "supply", 4);
    inventory.rest("scar", "supply", 1);
    inventory.rest("force", "supply", 4);
    inventory.rest(Craft.MK2.word(), "beside", fleet ? 6 : 8);
    inventory.rest(Craft.MK7.word(), "beside", fleet ? 4 : 0);
    inventory.rest(Craft.ASSAULT_RAPTOR.word(), "beside", board.plays(GameOption.DAYBREAK) ? 4 : 0);
    inventory.rest("raptor", "beside", 4);
  }
}
