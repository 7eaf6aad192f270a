package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.jspecify.annotations.Nullable;

/**
 * A second book-keeper, who sees only the events and knows no rule. Pieces only ever move from one
 * place to another, so where the ledger agrees with the board nothing was made or lost.
 */
final class Ledger {
  static final String MUTINEER_CARD = "mutineer card";

  private static final List<String> OFF_BOARD = List.of("pile", "locked", "prepared");

  private final Inventory inventory;

  Ledger(Board start) {
    inventory = Stocktaking.of(start);
  }

  Inventory inventory() {
    return inventory;
  }

  static String fleet(Area area) {
    return "fleet " + area.word();
  }

  static String underside(CivilianShip ship) {
    return "underside of " + ship.word();
  }

  /** The resource tokens are named like dials and the Pegasus locations stand for themselves. */
  static String token(GalacticaToken token) {
    return "token " + token.word();
  }

  void enter(Event event) {
    switch (event) {
      case Event.RaiderMoved(Area from, Area to, boolean scar) -> {
        move("raider", from.word(), to.word());
        if (scar) {
          move("scar", from.word(), to.word());
        }
      }
      case Event.HeavyRaiderMoved(Area from, Area to) ->
          move("heavyRaider", from.word(), to.word());
      case Event.CenturionBoarded(Area from) -> {
        move("heavyRaider", from.word(), "supply");
        move("centurion", "supply", "space 0");
      }
      case Event.CenturionsAdvanced(int count) -> advance(count);
      case Event.CenturionDestroyed(int space) -> move("centurion", "space " + space, "supply");
      case Event.ShipLaunched(var basestar, var ship, var area, var origin) -> {
        assertEquals(area.word(), inventory.placeOf(basestar.word()), "launched where it is");
        move(ship.word(), source(origin), area.word());
      }
      case Event.CylonShipPlaced(var ship, var basestar, var area, var origin) ->
          move(basestar == null ? ship.word() : basestar.word(), source(origin), area.word());
      case Event.FleetShipPlaced(var ship, var basestar, var area) ->
          move(basestar == null ? ship.word() : basestar.word(), "supply", fleet(area));
      case Event.FleetArrived(var area, int raiders, int heavyRaiders, int basestars) ->
          arrive(area, raiders, heavyRaiders, basestars);
      case Event.PursuitAdvanced(int to) -> inventory.set("marker", "pursuit", to);
      case Event.AutoAttackCame() -> inventory.set("marker", "pursuit", 0);
      case Event.ViperDamaged(var craft, var area, var pilot) ->
          move(craft.word(), seat(area, pilot), "damaged");
      case Event.ViperDestroyed(var craft, var area, var pilot) ->
          move(craft.word(), seat(area, pilot), "destroyed");
      case Event.PilotWounded(String pilot) ->
          inventory.move(pilot, "human", "sickbay", inventory.count(pilot, "human"));
      case Event.RaiderDestroyed(Area area, boolean scar) -> {
        move("raider", area.word(), "supply");
        if (scar) {
          move("scar", area.word(), "supply");
        }
      }
      case Event.HeavyRaiderDestroyed(Area area) -> move("heavyRaider", area.word(), "supply");
      case Event.BasestarDamaged(var basestar, var token) ->
          move(token.word(), "pool", basestar.word());
      case Event.BasestarDestroyed(var basestar, var area) -> {
        move(basestar.word(), area.word(), "supply");
        for (BasestarToken token : BasestarToken.values()) {
          int on = inventory.count(token.word(), basestar.word());
          inventory.move(token.word(), basestar.word(), "pool", on);
        }
      }
      case Event.GalacticaDamaged(var token) ->
          move(token(token), "pool", token.isLocation() ? "galactica" : "removed");
      case Event.PegasusDamaged(var token) -> move(token.word(), "pool", "pegasus");
      case Event.CivilianDestroyed(var ship, var cargo, var area) -> lose(ship, cargo, area);
      case Event.CivilianPlaced(var ship, var area) -> {
        String from = inventory.placeOf(ship.word());
        assertTrue(OFF_BOARD.contains(from), () -> ship.word() + " was in " + from);
        move(ship.word(), from, area.word());
      }
      case Event.CivilianMoved(var ship, var from, var to) ->
          move(ship.word(), from.word(), to.word());
      case Event.CivilianEscorted(var ship, var area) -> move(ship.word(), area.word(), "pile");
      case Event.DialTurned(var resource, int from, int to) -> {
        assertEquals(inventory.count("dial", resource.word()), from);
        inventory.set("dial", resource.word(), to);
      }
      case Event.ViperLaunched(var craft, var area, var pilot) ->
          move(craft.word(), "reserves", seat(area, pilot));
      case Event.ViperPlaced(var craft, var area) -> move(craft.word(), "reserves", area.word());
      case Event.ViperMoved(var craft, var from, var to, var pilot) ->
          move(craft.word(), seat(from, pilot), seat(to, pilot));
      case Event.ViperReturned(var craft, var from, var pilot) ->
          move(craft.word(), seat(from, pilot), "reserves");
      case Event.CraftRepaired(var craft) -> move(craft.word(), "damaged", "reserves");
      case Event.LocationRepaired(var location) -> move(token(location), "galactica", "pool");
      case Event.PegasusRepaired(var location) -> move(location.word(), "pegasus", "pool");
      case Event.NukeSpent(int left) -> {
        inventory.add("nuke", "admiral", -1);
        assertEquals(inventory.count("nuke", "admiral"), left);
      }
      case Event.RaptorLost(int left) -> {
        move("raptor", "reserves", "destroyed");
        assertEquals(inventory.count("raptor", "reserves"), left);
      }
      case Event.AssaultRaptorGained(boolean forRaptor) ->
          move("assaultRaptor", "beside", "reserves");
      case Event.CardStayed(String card, _) -> inventory.add(card, "in play", 1);
      case Event.ScarAppeared(Area area) -> move("scar", "supply", area.word());
      case Event.CylonsLeftBehind(
              var area,
              int raiders,
              int heavyRaiders,
              int basestars,
              boolean pursuing) ->
          leave(area, raiders, heavyRaiders, basestars, pursuing ? fleet(area) : "supply");
      case Event.CivilianRegrouped(var ship, var area) -> move(ship.word(), area.word(), "pile");
      case Event.NewCapricaBegan(int locked) -> land(locked);
      case Event.GalacticaReturned() -> move("galactica", "away", "returned");
      case Event.ShipPrepared(var ship) -> move(ship.word(), "locked", "prepared");
      case Event.OccupationForceMoved(int from, var to) ->
          move("force", "space " + from, to == null ? "supply" : "space " + to);
      case Event.OccupationForceEntered() -> move("force", "supply", "space 0");
      case Event.OccupationForceDestroyed(int position) ->
          move("force", "space " + position, "supply");
      case Event.JumpTrackMoved(int from, int to) -> {
        assertEquals(inventory.count("marker", "jump"), from);
        inventory.set("marker", "jump", to);
      }
      case Event.DistanceTravelled(int distance, int total) -> {
        inventory.add("marker", "distance", distance);
        assertEquals(inventory.count("marker", "distance"), total);
      }
      case Event.NukeGained(int left) -> {
        inventory.add("nuke", "admiral", 1);
        assertEquals(inventory.count("nuke", "admiral"), left);
      }
      case Event.PlayerChanged(String character, var state) ->
          move(character, inventory.placeOf(character), state.word());
      case Event.CharacterArrested(String character, var state) ->
          move(character, inventory.placeOf(character), state.word());
      case Event.CharacterJoined(String character) -> inventory.add(character, "human", 1);
      case Event.ViperManned(var craft, var area, String pilot) ->
          move(craft.word(), area.word(), seat(area, pilot));
      case Event.TitlePassed(var title, var from, var to) ->
          move(title.word(), holder(from), holder(to));
      case Event.MutineerNamed(String character) -> {
        if (!inventory.of(MUTINEER_CARD).isEmpty()) {
          inventory.add(MUTINEER_CARD, inventory.placeOf(MUTINEER_CARD), -1);
        }
        inventory.add(MUTINEER_CARD, character, 1);
      }
      case Event.TableReminded(var reminder, var character) -> {
        if (reminder == Reminder.HAND_ON_MUTINEER_CARD) {
          inventory.add(MUTINEER_CARD, holder(character), -1); // until the next one is named
        }
      }
      case Event.CardLeft(String card) -> inventory.add(card, "in play", -1);
      case Event.GameEnded(var outcome) -> inventory.add("outcome", outcome.word(), 1);
      case Event.IconResolved _,
          Event.NothingHappened _,
          Event.DieRolled _,
          Event.ModifierDeclared _,
          Event.RerollDeclared _,
          Event.InterferenceRun _,
          Event.AttackMissed _,
          Event.HeavyRaidersStayed _,
          Event.BasestarHeldBack _,
          Event.TraumaDue _,
          Event.PegasusDestroyed _,
          Event.AttackCardPlayed _,
          Event.SpecialReminded _,
          Event.CardShuffledBack _,
          Event.TrapSprung _,
          Event.ColonialOneClosed _,
          Event.ArrestFailed _,
          Event.ColonialOneDestroyed _,
          Event.HubDestroyed _,
          Event.FleetJumped _,
          Event.SleeperPhaseCame _,
          Event.CrossroadsBattleCame _,
          Event.NextJumpWins _,
          Event.EngineRoomReadied _,
          Event.LockedShipBuried _,
          Event.FleetDeparted _,
          Event.TurnEnded _ -> {}
    }
  }

  private void move(String piece, String from, String to) {
    inventory.move(piece, from, to, 1);
  }

  static String holder(@Nullable String character) {
    return character == null ? "nobody" : character;
  }

  private static String source(@Nullable Area origin) {
    return origin == null ? "supply" : fleet(origin);
  }

  private static String seat(@Nullable Area area, @Nullable String pilot) {
    String place = area == null ? "reserves" : area.word();
    return pilot == null ? place : place + " " + pilot;
  }

  private void advance(int count) {
    int moved = 0;
    for (int space = 2; space >= 0; space--) {
      int here = inventory.count("centurion", "space " + space);
      inventory.move("centurion", "space " + space, "space " + (space + 1), here);
      moved += here;
    }
    assertEquals(moved, count, "centurions that advanced");
  }

  private void arrive(Area area, int raiders, int heavyRaiders, int basestars) {
    inventory.move("raider", fleet(area), area.word(), raiders);
    inventory.move("heavyRaider", fleet(area), area.word(), heavyRaiders);
    int arrived = 0;
    for (Basestar basestar : Basestar.values()) {
      int here = inventory.count(basestar.word(), fleet(area));
      inventory.move(basestar.word(), fleet(area), area.word(), here);
      arrived += here;
    }
    assertEquals(arrived, basestars, "basestars that arrived");
  }

  private void leave(Area area, int raiders, int heavyRaiders, int basestars, String to) {
    inventory.move("raider", area.word(), to, raiders);
    inventory.move("heavyRaider", area.word(), to, heavyRaiders);
    inventory.move("scar", area.word(), "supply", inventory.count("scar", area.word()));
    int gone = 0;
    for (Basestar basestar : Basestar.values()) {
      int here = inventory.count(basestar.word(), area.word());
      inventory.move(basestar.word(), area.word(), to, here);
      gone += here;
      for (BasestarToken token : BasestarToken.values()) {
        int on = here * inventory.count(token.word(), basestar.word());
        inventory.move(token.word(), basestar.word(), "pool", on);
      }
    }
    assertEquals(gone, basestars, "basestars that left");
  }

  /**
   * Everyone lands: ships of the pile onto the Locked stack, characters out of Brig and Sickbay.
   */
  private void land(int locked) {
    int landed = 0;
    for (CivilianShip ship : CivilianShip.values()) {
      int here = inventory.count(ship.word(), "pile");
      inventory.move(ship.word(), "pile", "locked", here);
      landed += here;
    }
    assertEquals(landed, locked, "ships that landed");
    inventory.add("galactica", "away", 1);
    for (String piece : List.copyOf(inventory.all().keySet())) {
      inventory.move(piece, "brig", "human", inventory.count(piece, "brig"));
      inventory.move(piece, "sickbay", "human", inventory.count(piece, "sickbay"));
    }
  }

  private void lose(CivilianShip ship, Cargo cargo, @Nullable Area area) {
    String from = area == null ? inventory.placeOf(ship.word()) : area.word();
    assertTrue(area != null || OFF_BOARD.contains(from), () -> ship.word() + " was in " + from);
    move(ship.word(), from, "lost");
    String known = inventory.placeOf(underside(ship));
    if (known.equals("unknown")) {
      move(underside(ship), "unknown", cargo.word());
    } else {
      assertEquals(known, cargo.word(), "what " + ship.word() + " held");
    }
  }
}
