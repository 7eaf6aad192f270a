package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Tells the events of a battle in plain English. */
final class Narrator {
  private Narrator() {}

  /** Paragraphs: what follows from a roll stands beside it, equal events are told once. */
  static List<String> tell(List<Event> events) {
    List<String> paragraphs = new ArrayList<>();
    int next = 0;
    while (next < events.size()) {
      Event event = events.get(next);
      int times = 0;
      while (next < events.size()
          && events.get(next).equals(event)
          && (times == 0 || adds(event))) {
        times++;
        next++;
      }
      String sentence = sentence(event, times);
      if (follows(event) && !paragraphs.isEmpty()) {
        paragraphs.add(paragraphs.removeLast() + " " + sentence);
      } else {
        paragraphs.add(sentence);
      }
    }
    return paragraphs;
  }

  /** Whether several of them can be told as one: ships that do the same. */
  private static boolean adds(Event event) {
    return event instanceof Event.RaiderMoved
        || event instanceof Event.HeavyRaiderMoved
        || event instanceof Event.CenturionBoarded
        || event instanceof Event.ShipLaunched
        || event instanceof Event.CylonShipPlaced
        || event instanceof Event.RaiderDestroyed;
  }

  /** Whether it is a consequence of what was told before it. */
  private static boolean follows(Event event) {
    return switch (event) {
      case Event.AttackMissed _,
          Event.ViperDamaged _,
          Event.ViperDestroyed _,
          Event.PilotWounded _,
          Event.RaiderDestroyed _,
          Event.HeavyRaiderDestroyed _,
          Event.CenturionDestroyed _,
          Event.BasestarDamaged _,
          Event.BasestarDestroyed _,
          Event.GalacticaDamaged _,
          Event.PegasusDamaged _,
          Event.DialTurned _,
          Event.NothingHappened _ ->
          true;
      default -> false;
    };
  }

  static String sentence(Event event, int times) {
    return switch (event) {
      case Event.IconResolved(var icon) -> order(icon);
      case Event.NothingHappened _ -> "Nothing happens.";
      case Event.DieRolled roll -> roll(roll);
      case Event.ModifierDeclared(var amount, var reason) ->
          "%s changes the roll by %+d.".formatted(reason, amount);
      case Event.RerollDeclared(var reason) -> "The die is rolled again: " + reason + ".";
      case Event.InterferenceRun(var area) ->
          "Interference: the first four raiders in " + Names.of(area) + " will miss.";
      case Event.AttackMissed _ -> "Missed.";
      case Event.RaiderMoved(var from, var to, var scar) ->
          (scar
                  ? "Scar moves"
                  : times == 1 ? "A raider moves" : Names.many(times, "raider") + " move")
              + way(from, to);
      case Event.HeavyRaiderMoved(var from, var to) ->
          Names.many(times, "heavy raider") + (times == 1 ? " moves" : " move") + way(from, to);
      case Event.CenturionBoarded(var from) ->
          Names.many(times, "heavy raider")
              + (times == 1 ? " lands a centurion" : " land centurions")
              + " on Galactica from "
              + Names.of(from)
              + "!";
      case Event.HeavyRaidersStayed(var area, var count) ->
          Names.many(count, "heavy raider")
              + (count == 1 ? " waits in " : " wait in ")
              + Names.of(area)
              + ".";
      case Event.CenturionsAdvanced(var count) ->
          Names.many(count, "centurion")
              + (count == 1 ? " advances" : " advance")
              + " through Galactica.";
      case Event.CenturionDestroyed _ -> "The centurion falls.";
      case Event.ShipLaunched(var basestar, var ship, var area, var _) ->
          Names.capital(Names.of(basestar))
              + " launches "
              + Names.count(times, Names.of(ship))
              + " into "
              + Names.of(area)
              + ".";
      case Event.CylonShipPlaced(var ship, var _, var area, var _) ->
          Names.many(times, Names.of(ship))
              + (times == 1 ? " appears" : " appear")
              + " in "
              + Names.of(area)
              + ".";
      case Event.FleetShipPlaced(var ship, var _, var area) ->
          Names.many(1, Names.of(ship)) + " gathers beyond " + Names.of(area) + ".";
      case Event.FleetArrived(var area, var _, var _, var _) ->
          "The Cylon fleet jumps into " + Names.of(area) + ".";
      case Event.PursuitAdvanced(var to) -> "The pursuit comes closer: " + to + ".";
      case Event.AutoAttackCame() -> "The Cylons have found the fleet!";
      case Event.ViperDamaged(var craft, var _, var pilot) ->
          Names.of(craft, pilot) + " is damaged.";
      case Event.ViperDestroyed(var craft, var _, var pilot) ->
          Names.of(craft, pilot) + " is destroyed.";
      case Event.PilotWounded(var pilot) -> pilot + " is brought to Sickbay.";
      case Event.RaiderDestroyed(var _, var scar) ->
          scar
              ? "Scar is destroyed!"
              : times == 1
                  ? "The raider is destroyed."
                  : Names.many(times, "raider") + " are destroyed.";
      case Event.HeavyRaiderDestroyed _ -> "The heavy raider is destroyed.";
      case Event.BasestarDamaged(var basestar, var token) ->
          Names.capital(Names.of(basestar)) + " is hit: " + Names.spaced(token) + ".";
      case Event.BasestarDestroyed(var basestar, var _) ->
          Names.capital(Names.of(basestar)) + " breaks apart!";
      case Event.TraumaDue() -> "Each Cylon player draws two trauma tokens.";
      case Event.GalacticaDamaged(var token) -> "Galactica is hit: " + Names.of(token) + ".";
      case Event.PegasusDamaged(var token) -> "Pegasus is hit: " + Names.spaced(token) + ".";
      case Event.PegasusDestroyed() -> "Pegasus is lost!";
      case Event.CivilianDestroyed(var ship, var _, var area) ->
          "The " + Names.of(ship) + " is destroyed" + (area == null ? "." : in(area) + ".");
      case Event.CivilianPlaced(var ship, var area) ->
          "The " + Names.of(ship) + " appears" + in(area) + ".";
      case Event.CivilianMoved(var ship, var from, var to) ->
          "The " + Names.of(ship) + " moves" + way(from, to);
      case Event.CivilianEscorted(var ship, var area) ->
          "The " + Names.of(ship) + " is escorted to safety from " + Names.of(area) + ".";
      case Event.DialTurned(var resource, var from, var to) ->
          "%s goes from %d to %d.".formatted(Names.capital(resource.word()), from, to);
      case Event.ViperLaunched(var craft, var area, var pilot) ->
          (pilot == null ? Names.many(1, Names.of(craft)) + " launches" : pilot + " launches")
              + " into "
              + Names.of(area)
              + ".";
      case Event.ViperPlaced(var craft, var area) ->
          Names.many(1, Names.of(craft)) + " appears" + in(area) + ".";
      case Event.ViperMoved(var craft, var from, var to, var pilot) ->
          (pilot == null ? Names.many(1, Names.of(craft)) + " moves" : pilot + " moves")
              + way(from, to);
      case Event.ViperReturned(var craft, var from, var pilot) ->
          Names.of(craft, pilot) + " comes home from " + Names.of(from) + ".";
      case Event.CraftRepaired(var craft) ->
          Names.many(1, Names.of(craft)) + " is repaired and back in the reserves.";
      case Event.LocationRepaired(var location) ->
          Names.capital(Names.of(location)) + " is repaired.";
      case Event.PegasusRepaired(var location) ->
          Names.capital(Names.spaced(location)) + " of Pegasus is repaired.";
      case Event.NukeSpent(var left) ->
          "The Admiral fires a nuke, " + (left == 0 ? "the last one." : left + " left.");
      case Event.RaptorLost(var left) -> "A raptor is lost, " + left + " left.";
      case Event.AssaultRaptorGained _ -> "An assault raptor joins the reserves.";
      case Event.CardLeft(var card) -> card + " is over.";
      case Event.GameEnded(var outcome) -> ending(outcome);
      case Event.BasestarHeldBack(var basestar, var token) ->
          Names.capital(Names.of(basestar)) + " cannot: " + Names.spaced(token) + ".";
      case Event.NukeGained(var left) -> "The Admiral has " + Names.count(left, "nuke") + ".";
      case Event.AttackCardPlayed(var card) -> "The Cylons attack: " + card + ".";
      case Event.SpecialReminded(var card, var text, var _) -> card + ": " + text;
      case Event.CardStayed(var card, var _) -> card + " stays in play.";
      case Event.CardShuffledBack(var card) -> card + " is shuffled back into the deck.";
      case Event.TrapSprung _ -> "The jump was a trap.";
      case Event.ScarAppeared(var area) -> "Scar is" + in(area) + "!";
      case Event.JumpTrackMoved(var _, var to) -> "The jump drive stands at " + to + ".";
      case Event.CylonsLeftBehind(var area, var _, var _, var _, var _) ->
          "The Cylons in " + Names.of(area) + " are left behind.";
      case Event.CivilianRegrouped(var ship, var _) -> "The " + Names.of(ship) + " regroups.";
      case Event.FleetJumped _ -> "The fleet jumps.";
      case Event.DistanceTravelled(var _, var total) -> "The fleet has come " + total + " far.";
      case Event.SleeperPhaseCame() -> "The sleeper agents stir.";
      case Event.CrossroadsBattleCame() -> "The battle of the crossroads begins.";
      case Event.NextJumpWins() -> "One more jump, and the fleet is safe.";
      case Event.EngineRoomReadied() -> "The Engine Room is ready.";
      case Event.NewCapricaBegan _ -> "The fleet lands on New Caprica.";
      case Event.ColonialOneClosed() -> "Colonial One is closed.";
      case Event.GalacticaReturned() -> "Galactica returns!";
      case Event.OccupationForceMoved _ -> "An occupation force moves.";
      case Event.OccupationForceEntered() -> "An occupation force arrives.";
      case Event.OccupationForceDestroyed _ -> "The occupation force is destroyed.";
      case Event.CharacterArrested(var character, var _) -> character + " is arrested.";
      case Event.ArrestFailed(var character) -> character + " gets away.";
      case Event.ShipPrepared(var ship) -> "The " + Names.of(ship) + " is prepared.";
      case Event.LockedShipBuried _ -> "The Shipyard shuffles its ships.";
      case Event.FleetDeparted() -> "The fleet departs.";
      case Event.ColonialOneDestroyed() -> "Colonial One is destroyed!";
      case Event.HubDestroyed() -> "The Hub is destroyed!";
      case Event.TurnEnded() -> "The turn ends.";
      case Event.TitlePassed(var title, var _, var to) ->
          (to == null ? "Nobody" : to) + " is now " + Names.spaced(title) + ".";
      case Event.PlayerChanged(var character, var state) ->
          character + " is now " + state.word() + ".";
      case Event.MutineerNamed(var character) -> character + " is the Mutineer.";
      case Event.CharacterJoined(var character) -> character + " joins the crew.";
      case Event.ViperManned(var craft, var area, var pilot) ->
          pilot + " takes " + Names.many(1, Names.of(craft)) + in(area) + ".";
      case Event.TableReminded(var reminder, var _) -> Names.spaced(reminder) + ".";
    };
  }

  private static String order(Icon icon) {
    return switch (icon) {
      case ACTIVATE_RAIDERS -> "The raiders attack.";
      case ACTIVATE_HEAVY_RAIDERS -> "The heavy raiders close in.";
      case LAUNCH_RAIDERS -> "The basestars open their hangars.";
      case ACTIVATE_BASESTARS -> "The basestars open fire.";
      case OCCUPATION -> "The occupation forces move.";
    };
  }

  private static String roll(Event.DieRolled roll) {
    String by = Names.capital(Names.ofRoll(roll.by()));
    String at = roll.at() == null ? "" : " at " + Names.ofRoll(roll.at());
    String plus = roll.plus() == 0 ? "" : " (with %+d)".formatted(roll.plus());
    String verb = roll.at() == null ? " comes: " : " fires" + at + where(roll) + ": ";
    if (roll.by().equals("nuke")) {
      verb = " bursts" + at + ": ";
    }
    return by + verb + roll.result() + plus + ".";
  }

  /** Galactica is in the middle of the ring: the area is where the shot comes from. */
  private static String where(Event.DieRolled roll) {
    return RollFor.GALACTICA.equals(roll.at()) && roll.area() != null
        ? " from " + Names.of(roll.area())
        : in(roll.area());
  }

  static String ending(Outcome outcome) {
    return switch (outcome) {
      case HUMANS -> "The humans have won.";
      case CYLONS_BOARDING -> "Centurions take Galactica. The Cylons have won.";
      case CYLONS_GALACTICA -> "Galactica breaks under its damage. The Cylons have won.";
      case CYLONS_FUEL -> "The fuel is gone. The Cylons have won.";
      case CYLONS_FOOD -> "The food is gone. The Cylons have won.";
      case CYLONS_MORALE -> "Nobody has hope any more. The Cylons have won.";
      case CYLONS_POPULATION -> "Nobody is left to save. The Cylons have won.";
      case CYLONS_CHARACTERS -> "Nobody is left to lead. The Cylons have won.";
    };
  }

  private static String way(Area from, Area to) {
    return " from " + Names.of(from) + " to " + Names.of(to) + ".";
  }

  private static String in(@Nullable Area area) {
    return area == null ? "" : " in " + Names.of(area);
  }
}
