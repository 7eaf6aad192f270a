package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Voyage;
import org.jspecify.annotations.Nullable;

/** Every piece is in exactly one place, and no number leaves its range (CO). */
final class PieceInvariants {
  private static final List<CylonShip> CYLON_SHIPS = List.of(CylonShip.values());
  private static final List<Craft> CRAFT = List.of(Craft.values());
  private static final List<Resource> RESOURCES = List.of(Resource.values());
  private static final int LEAST_DAMAGE_THAT_DESTROYS = 3;

  private PieceInvariants() {}

  static void check(Board board) {
    checkCylons(board);
    checkCraft(board);
    checkCivilians(board);
    checkTokens(board);
    checkNumbers(board);
    checkNewCaprica(board.newCaprica());
  }

  private static void checkCylons(Board board) {
    int scars = 0;
    int places = 0;
    for (Area area : Area.RING) {
      SpaceArea here = board.at(area);
      FleetArea there = board.fleet().at(area);
      Broken.unless(
          here.raiders() >= 0 && here.heavyRaiders() >= 0, "negative ships in " + area.word());
      Broken.unless(
          there.raiders() >= 0 && there.heavyRaiders() >= 0, "negative fleet at " + area.word());
      Broken.unless(!here.scar() || here.raiders() > 0, "Scar without a raider");
      scars += here.scar() ? 1 : 0;
      places += here.basestars().size() + there.basestars().size();
      Broken.unless(
          there.equals(FleetArea.EMPTY) || board.plays(GameOption.CYLON_FLEET),
          "a Cylon Fleet board without the option");
    }
    Broken.unless(scars <= 1, scars + " Scars");
    Broken.unless(scars == 0 || board.plays(GameOption.PEGASUS), "Scar without Pegasus");
    PieceSet<Basestar> basestars = board.basestars();
    for (Area area : Area.RING) {
      basestars = basestars.and(board.fleet().at(area).basestars());
    }
    Broken.unless(places == basestars.size(), "a basestar is in two places");
    for (CylonShip ship : CYLON_SHIPS) {
      Broken.unless(board.supply(ship) >= 0, "too many of " + ship.word());
    }
    int pursuit = board.fleet().pursuit();
    Broken.unless(pursuit >= 0 && pursuit <= 3, "pursuit " + pursuit);
  }

  private static void checkCraft(Board board) {
    Hangar hangar = board.hangar();
    for (Craft craft : CRAFT) {
      int all = 0;
      for (Area area : Area.RING) {
        int unmanned = board.at(area).vipers().of(craft);
        Broken.unless(unmanned >= 0, "negative " + craft.word() + " in " + area.word());
        all += unmanned;
        for (PilotedCraft piloted : board.at(area).piloted()) {
          all += piloted.craft() == craft ? 1 : 0;
        }
      }
      int reserves = hangar.reserves().of(craft);
      int damaged = hangar.damaged().of(craft);
      int destroyed = hangar.destroyed().of(craft);
      Broken.unless(reserves >= 0 && damaged >= 0 && destroyed >= 0, "negative " + craft.word());
      all += reserves + damaged + destroyed;
      int limit = craft.limit(board.options());
      boolean conserved = craft == Craft.ASSAULT_RAPTOR ? all <= limit : all == limit;
      Broken.unless(conserved, all + " of " + craft.word() + ", the game has " + limit);
    }
    Broken.unless(hangar.damaged().assaultRaptors() == 0, "a damaged assault raptor");
    Broken.unless(
        hangar.raptors() >= 0 && hangar.raptors() + hangar.raptorsLost() == Hangar.RAPTORS,
        "raptors: " + hangar.raptors() + " and " + hangar.raptorsLost() + " lost");
  }

  private static void checkCivilians(Board board) {
    int places = board.civilians().lost().size() + board.civilianPile().size();
    for (Area area : Area.RING) {
      places += board.at(area).civilians().size();
    }
    NewCaprica newCaprica = board.newCaprica();
    if (newCaprica != null) {
      places += newCaprica.locked().size() + newCaprica.prepared().size();
    }
    Broken.unless(
        places == CivilianShip.NONE.all().size(), places + " civilian ships in all places");
  }

  private static void checkTokens(Board board) {
    Damage damage = board.damage();
    for (BasestarToken token : damage.b1()) {
      Broken.unless(!damage.b2().has(token), token.word() + " is on both basestars");
    }
    for (Basestar basestar : Basestar.NONE.all()) {
      PieceSet<BasestarToken> tokens = damage.of(basestar);
      Broken.unless(
          tokens.isEmpty() || board.areaOf(basestar) != null, "tokens on an absent basestar");
      Broken.unless(
          BasestarToken.damage(tokens) < LEAST_DAMAGE_THAT_DESTROYS, "a basestar with " + tokens);
      for (BasestarToken token : tokens) {
        Broken.unless(
            !token.needsIonianNebula() || board.plays(GameOption.IONIAN_NEBULA),
            token.word() + " without the option");
      }
    }
    for (GalacticaToken token : damage.galactica()) {
      Broken.unless(token.isLocation(), token.word() + " counts as a location");
    }
    for (GalacticaToken token : damage.removed()) {
      Broken.unless(!token.isLocation(), token.word() + " was removed");
    }
    Broken.unless(
        damage.galactica().size() < 6 || board.outcome() != null, "six locations and no end");
    Broken.unless(
        damage.pegasus().isEmpty() || board.plays(GameOption.PEGASUS), "damage on no Pegasus");
  }

  private static void checkNumbers(Board board) {
    for (Resource resource : RESOURCES) {
      int value = board.dials().of(resource);
      Broken.unless(value >= 0 && value <= Dials.MOST, resource.word() + " at " + value);
    }
    Boarding boarding = board.boarding();
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      Broken.unless(boarding.at(space) >= 0, "negative centurions");
    }
    Broken.unless(boarding.left() >= 0, boarding.total() + " centurions");
    Voyage voyage = board.voyage();
    Broken.unless(
        voyage.jump() >= 0 && voyage.jump() <= Voyage.LAST_SPACE, "jump track " + voyage.jump());
    Broken.unless(board.nukes() >= 0 && board.nukes() <= 3, board.nukes() + " nukes");
  }

  private static void checkNewCaprica(@Nullable NewCaprica newCaprica) {
    if (newCaprica == null) {
      return;
    }
    int last = 0;
    for (int position : newCaprica.occupation()) {
      Broken.unless(
          position >= last && position <= NewCaprica.LAST_POSITION,
          "occupation forces at " + newCaprica.occupation());
      last = position;
    }
    Broken.unless(
        newCaprica.occupation().size() <= NewCaprica.FORCES, "too many occupation forces");
  }
}
