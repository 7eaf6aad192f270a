package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;

/** The Cylon fleet: icons, and what Cylon players do (AC, LA-5, DB-3). */
final class CylonActions {
  private CylonActions() {}

  static void add(List<Action> all) {
    for (Icon icon : Icon.values()) {
      all.add(
          Action.of("icon", Group.CYLONS, icon.word(), new Command.ResolveIcon(icon))
              .with("icon", icon));
    }
    all.add(
        Action.of("cylon-fleet", Group.CYLONS, "cylon-fleet-board", new Command.UseCylonFleet()));
    for (Area area : Area.RING) {
      for (boolean raiders : new boolean[] {true, false}) {
        all.add(
            Action.of(
                    raiders ? "raider-bay.raiders" : "raider-bay.vipers",
                    Group.CYLONS,
                    "raider-bay",
                    new Command.UseRaiderBay(area, raiders))
                .to(area));
      }
    }
  }
}
