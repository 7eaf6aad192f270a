package org.dradis.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Title;
import org.dradis.rules.vipers.GainAssaultRaptor;
import org.jspecify.annotations.Nullable;

/** Every component with its place; the ships are read off the board, so both always agree. */
final class SetupList {
  private final GamePlan plan;
  private final Board board;
  private final Decks decks;
  private final List<SetupItem> items = new ArrayList<>();

  private SetupList(GamePlan plan, Board board, Decks decks) {
    this.plan = plan;
    this.board = board;
    this.decks = decks;
  }

  static List<SetupItem> of(GamePlan plan, Board board, List<Seat> seats, Decks decks) {
    SetupList list = new SetupList(plan, board, decks);
    list.boards();
    list.dialsAndTracks();
    list.ships();
    list.tokens();
    list.players(seats);
    list.loyalty();
    list.decks();
    return list.items;
  }

  private void boards() {
    boolean earth = plan.objective() == Objective.EARTH;
    put(Component.GALACTICA_BOARD, 1, Place.TABLE);
    put(Component.PEGASUS_BOARD, plan.uses(Expansion.PEGASUS), Place.TABLE);
    put(Component.CYLON_FLEET_BOARD, plan.uses(SetupOption.CYLON_FLEET), Place.TABLE);
    boolean newCaprica = plan.objective() == Objective.NEW_CAPRICA;
    put(Component.NEW_CAPRICA_BOARD, newCaprica, Place.BESIDE_THE_BOARD);
    put(Component.OCCUPATION_FORCE, newCaprica ? NewCaprica.FORCES : 0, Place.BESIDE_THE_BOARD);
    put(Component.DEMETRIUS_BOARD, earth, Place.BESIDE_THE_BOARD);
    put(Component.REBEL_BASESTAR_BOARD, earth, Place.BESIDE_THE_BOARD);
    put(Component.OBJECTIVE_CARD, 1, Place.BESIDE_THE_BOARD);
  }

  private void dialsAndTracks() {
    put(Component.FUEL_DIAL, board.dials().fuel(), Place.DIAL);
    put(Component.FOOD_DIAL, board.dials().food(), Place.DIAL);
    put(Component.MORALE_DIAL, board.dials().morale(), Place.DIAL);
    put(Component.POPULATION_DIAL, board.dials().population(), Place.DIAL);
    put(Component.FLEET_MARKER, 1, Place.START_OF_TRACK);
    put(Component.PURSUIT_MARKER, plan.uses(SetupOption.CYLON_FLEET), Place.START_OF_TRACK);
  }

  private void ships() {
    for (Area area : Area.RING) {
      SpaceArea here = board.at(area);
      Place place = Place.of(area);
      put(Component.BASESTAR, here.basestars().size(), place);
      put(Component.RAIDER, here.raiders(), place);
      craft(here.vipers(), place);
      put(Component.CIVILIAN_SHIP, here.civilians().size(), place);
    }
    put(Component.BASESTAR, board.supply(CylonShip.BASESTAR), Place.SUPPLY);
    put(Component.RAIDER, board.supply(CylonShip.RAIDER), Place.SUPPLY);
    put(Component.HEAVY_RAIDER, board.supply(CylonShip.HEAVY_RAIDER), Place.SUPPLY);
    put(Component.CENTURION, Boarding.CENTURIONS, Place.SUPPLY);
    craft(board.hangar().reserves(), Place.RESERVES);
    put(Component.RAPTOR, board.hangar().raptors(), Place.RESERVES);
    craft(board.hangar().damaged(), Place.DAMAGED_BOX);
    put(Component.ASSAULT_RAPTOR, GainAssaultRaptor.besideTheBoard(board), Place.BESIDE_THE_BOARD);
    put(Component.CIVILIAN_SHIP, board.civilianPile().size(), Place.CIVILIAN_PILE);
  }

  private void craft(CraftCount craft, Place place) {
    put(Component.VIPER_MK2, craft.of(Craft.MK2), place);
    put(Component.VIPER_MK7, craft.of(Craft.MK7), place);
    put(Component.ASSAULT_RAPTOR, craft.of(Craft.ASSAULT_RAPTOR), place);
  }

  private void tokens() {
    boolean pegasus = plan.uses(Expansion.PEGASUS);
    put(Component.GALACTICA_DAMAGE_TOKEN, GalacticaToken.values().length, Place.FACE_DOWN_POOL);
    put(
        Component.PEGASUS_DAMAGE_TOKEN,
        pegasus ? PegasusToken.values().length : 0,
        Place.FACE_DOWN_POOL);
    put(
        Component.BASESTAR_DAMAGE_TOKEN,
        BasestarToken.values().length - (board.plays(GameOption.IONIAN_NEBULA) ? 0 : 2), // CO-7
        Place.FACE_DOWN_POOL);
    // Scar comes with an attack card, and those are out with Cylon Fleet (CA-3).
    put(
        Component.SCAR_TOKEN,
        pegasus && !plan.uses(SetupOption.CYLON_FLEET),
        Place.BESIDE_THE_BOARD);
    put(Component.NUKE, plan.uses(Expansion.EXODUS), Place.BESIDE_THE_BOARD); // CO-5
  }

  private void players(List<Seat> seats) {
    String admiral = board.crew().titles().of(Title.ADMIRAL);
    String president = board.crew().titles().of(Title.PRESIDENT);
    give(Component.ADMIRAL_TITLE, 1, admiral);
    give(Component.NUKE, board.nukes(), admiral);
    give(Component.PRESIDENT_TITLE, 1, president);
    give(Component.QUORUM_CARD, 1, president);
    give(Component.CAG_TITLE, 1, board.crew().titles().of(Title.CAG));
    for (Seat seat : seats) {
      give(Component.LOYALTY_CARD, seat.loyaltyCards(), seat.character());
      LeaderCards leaderCards = seat.leader() ? decks.leader() : null;
      if (leaderCards != null) {
        leader(seat.character(), leaderCards);
      } else if (plan.uses(Expansion.DAYBREAK)) {
        give(Component.MIRACLE_TOKEN, 1, seat.character());
      }
    }
  }

  private void leader(String character, LeaderCards cards) {
    give(Component.MOTIVE_CARD, cards.motives(), character);
    if (cards.agenda() != null) {
      give(
          switch (cards.agenda()) {
            case FRIENDLY -> Component.FRIENDLY_AGENDA_CARD;
            case HOSTILE -> Component.HOSTILE_AGENDA_CARD;
          },
          1,
          character);
    }
  }

  private void loyalty() {
    put(Component.LOYALTY_DECK, 1, Place.BESIDE_THE_BOARD);
    LoyaltyDeck.LateCard late = decks.loyalty().joinsAfterFirstDeal();
    if (late != null) {
      put(
          switch (late) {
            case SYMPATHIZER -> Component.SYMPATHIZER_CARD;
            case SYMPATHETIC_CYLON -> Component.SYMPATHETIC_CYLON_CARD;
          },
          1,
          Place.BESIDE_THE_BOARD);
    }
    put(
        Component.UNUSED_HUMAN_CARDS,
        1,
        decks.loyalty().unusedHumansStay() ? Place.BESIDE_THE_BOARD : Place.BOX);
  }

  private void decks() {
    put(Component.DESTINY_CARD, decks.destinyCards(), Place.BESIDE_THE_BOARD);
    put(Component.SKILL_DECKS, 1, Place.BESIDE_THE_BOARD);
    put(Component.TREACHERY_DECK, decks.treacheryInDestiny() > 0, Place.BESIDE_THE_BOARD);
    put(Component.MUTINY_DECK, plan.uses(Expansion.DAYBREAK), Place.BESIDE_THE_BOARD);
    put(Component.QUORUM_DECK, 1, Place.BESIDE_THE_BOARD);
    put(Component.CRISIS_DECK, 1, Place.BESIDE_THE_BOARD);
    put(Component.SUPER_CRISIS_DECK, 1, Place.BESIDE_THE_BOARD);
    put(Component.DESTINATION_DECK, 1, Place.BESIDE_THE_BOARD);
    boolean fleet = plan.uses(SetupOption.CYLON_FLEET); // CA-3
    put(Component.ATTACK_CARDS, fleet, Place.BOX);
    put(Component.MINING_ASTEROID_CARD, fleet, Place.BOX);
  }

  private void put(Component component, boolean used, Place place) {
    put(component, used ? 1 : 0, place);
  }

  private void put(Component component, int count, Place place) {
    if (count > 0) {
      items.add(new SetupItem(component, count, place, null));
    }
  }

  private void give(Component component, int count, @Nullable String character) {
    if (count > 0 && character != null) {
      items.add(new SetupItem(component, count, Place.PLAYER, character));
    }
  }
}
