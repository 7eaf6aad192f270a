package org.dradis.rig.autoplay;

import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;

/** How the rules of components, jumps, people and New Caprica are recognised. */
final class JourneySigns {
  private JourneySigns() {}

  static void addTo(Signs signs) {
    components(signs);
    people(signs);
    newCaprica(signs);
    signs
        .on(Event.JumpTrackMoved.class, "JP-1")
        .on(Event.FleetJumped.class, "JP-2")
        .on(Event.SleeperPhaseCame.class, "JP-3")
        .on(Event.CrossroadsBattleCame.class, "JP-3")
        .on(Event.NextJumpWins.class, "JP-3")
        .on(
            Event.GameEnded.class,
            "JP-4",
            (ended, watch) ->
                ended.outcome() == Outcome.HUMANS && !(watch.command() instanceof Command.Depart))
        .on(Event.GameEnded.class, "VC-1", (ended, _) -> ended.outcome() != Outcome.HUMANS)
        .on(Event.GameEnded.class, "VC-2", (ended, _) -> ended.outcome() == Outcome.HUMANS)
        .on(Event.GameEnded.class, "HR-1", (ended, _) -> ended.outcome() == Outcome.CYLONS_BOARDING)
        .on(Command.Travel.class, "DB-2")
        .on(Command.UseRaiderBay.class, "DB-3")
        .on(Event.ColonialOneDestroyed.class, "DB-4")
        .on(Event.HubDestroyed.class, "DB-4");
  }

  private static void components(Signs signs) {
    signs
        .on(
            Event.ShipLaunched.class,
            "CO-1",
            (launched, watch) -> watch.after().supply(launched.ship()) == 0)
        .on(
            Event.CylonShipPlaced.class,
            "CO-1",
            (placed, watch) -> watch.after().supply(placed.ship()) == 0)
        .on(Event.CraftRepaired.class, "CO-2", (repaired, _) -> repaired.craft() == Craft.MK7)
        .on(
            Event.ViperLaunched.class,
            "CO-3",
            (launched, _) -> launched.craft() == Craft.ASSAULT_RAPTOR)
        .on(Event.DialTurned.class, "CO-8")
        .on(Event.OccupationForceEntered.class, "CO-9")
        .on(Event.ScarAppeared.class, "CO-9")
        .on(Event.ShipLaunched.class, "CO-12", (launched, _) -> launched.origin() != null)
        .on(Event.CylonShipPlaced.class, "CO-12", (placed, _) -> placed.origin() != null);
  }

  private static void people(Signs signs) {
    signs
        .on(
            Event.TitlePassed.class,
            "SU-2",
            (_, watch) -> !(watch.command() instanceof Command.GiveTitle))
        .on(
            Event.PlayerChanged.class,
            "SU-3",
            (changed, watch) -> changed.state() == PlayerState.BRIG && watch.before().frozen())
        .on(Command.GiveTitle.class, "SU-5")
        .on(Event.MutineerNamed.class, "SU-6")
        .on(Command.Execute.class, "EX-1")
        .on(Event.CharacterJoined.class, "EX-2");
  }

  private static void newCaprica(Signs signs) {
    signs
        .on(Event.NewCapricaBegan.class, "NC-1")
        .on(Event.ColonialOneClosed.class, "NC-11")
        .on(Event.OccupationForceMoved.class, "NC-2")
        .on(Event.OccupationForceEntered.class, "NC-2")
        .on(Event.ShipPrepared.class, "NC-3")
        .on(Event.GalacticaReturned.class, "NC-5")
        .on(Event.FleetDeparted.class, "NC-7")
        .on(Command.UseOccupationAuthority.class, "NC-9")
        .on(Command.UseBreedersCanyon.class, "NC-10")
        .on(Event.LockedShipBuried.class, "NC-10");
  }
}
