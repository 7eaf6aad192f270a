package org.dradis.rig.autoplay;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Icon;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;

/** How the rules of Cylon ships are recognised: AC, RA, HR, LA, BA, CF, CA. */
final class CylonSigns {
  private CylonSigns() {}

  static void addTo(Signs signs) {
    raiders(signs);
    heavyRaiders(signs);
    basestars(signs);
    fleet(signs);
    signs
        .on(Command.ResolveIcons.class, "AC-1", (card, _) -> card.icons().size() > 1)
        .on(Event.AttackCardPlayed.class, "CA-1")
        .on(Event.CardStayed.class, "CA-2")
        .on(Event.CardLeft.class, "CA-2")
        .on(Command.Place.class, "CA-4");
  }

  private static void raiders(Signs signs) {
    signs
        .on(Event.RaiderMoved.class, "GE-1", "RA-2")
        .on(Event.RaiderMoved.class, "AC-3", (moved, watch) -> watch.stillToAct(moved.to()))
        .on(Event.RaiderMoved.class, "RA-6", (_, watch) -> watch.raiderHit())
        .on(Event.DieRolled.class, "RA-2", (rolled, _) -> byRaider(rolled))
        .on(Event.DieRolled.class, "RA-6", (rolled, watch) -> byRaider(rolled) && watch.raiderHit())
        .on(
            Event.DieRolled.class,
            "RA-3",
            (rolled, _) ->
                byRaider(rolled)
                    && ("mk7".equals(rolled.at()) || "assaultRaptor".equals(rolled.at())))
        .on(
            Event.ShipLaunched.class,
            "RA-4",
            (launched, watch) ->
                launched.ship() == CylonShip.RAIDER
                    && watch.at(Icon.ACTIVATE_RAIDERS)
                    && !watch.raiderActed())
        .on(Event.PursuitAdvanced.class, "RA-5", (_, watch) -> watch.at(Icon.ACTIVATE_RAIDERS));
  }

  private static boolean byRaider(Event.DieRolled rolled) {
    return rolled.by().equals("raider") || rolled.by().equals("scar");
  }

  private static void heavyRaiders(Signs signs) {
    signs
        .on(Event.CenturionsAdvanced.class, "HR-1")
        .on(Event.CenturionBoarded.class, "HR-2")
        .on(Event.HeavyRaiderMoved.class, "GE-3", "HR-2")
        .on(Event.HeavyRaiderMoved.class, "HR-6", (moved, _) -> moved.to().isLaunchArea())
        .on(Event.HeavyRaidersStayed.class, "HR-3")
        .on(
            Event.ShipLaunched.class,
            "HR-4",
            (launched, watch) ->
                launched.ship() == CylonShip.HEAVY_RAIDER && watch.at(Icon.ACTIVATE_HEAVY_RAIDERS))
        .on(
            Event.PursuitAdvanced.class,
            "HR-5",
            (_, watch) -> watch.at(Icon.ACTIVATE_HEAVY_RAIDERS));
  }

  private static void basestars(Signs signs) {
    signs
        .on(Event.ShipLaunched.class, "LA-1", (_, watch) -> watch.at(Icon.LAUNCH_RAIDERS))
        .on(
            Event.IconResolved.class,
            "LA-2",
            (resolved, watch) ->
                resolved.icon() == Icon.LAUNCH_RAIDERS
                    && has(watch.before(), BasestarToken.DISABLED_HANGAR))
        .on(Event.PursuitAdvanced.class, "LA-4", (_, watch) -> watch.at(Icon.LAUNCH_RAIDERS))
        .on(
            Command.UseCylonFleet.class,
            "LA-5",
            (_, watch) -> !watch.before().basestars().isEmpty())
        .on(
            Event.DieRolled.class,
            "BA-1",
            (rolled, _) -> "galactica".equals(rolled.at()) && rolled.by().startsWith("b"))
        .on(Event.PursuitAdvanced.class, "BA-2", (_, watch) -> watch.at(Icon.ACTIVATE_BASESTARS));
  }

  private static boolean has(Board board, BasestarToken token) {
    for (Basestar basestar : Basestar.NONE.all()) {
      if (board.damage().of(basestar).has(token)) {
        return true;
      }
    }
    return false;
  }

  private static void fleet(Signs signs) {
    signs
        .on(
            Event.IconResolved.class,
            "AC-4",
            (_, watch) -> {
              for (CylonShip ship : CylonShip.values()) {
                if (watch.before().fleet().count(ship) > 0) {
                  return true;
                }
              }
              return false;
            })
        .on(Event.FleetShipPlaced.class, "GE-4", "CF-1")
        .on(Event.FleetArrived.class, "CF-1")
        .on(Event.PursuitAdvanced.class, "CF-2")
        .on(Event.CylonsLeftBehind.class, "CF-3", (left, _) -> left.pursuing())
        .on(Event.CivilianEscorted.class, "CF-4");
  }
}
