package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;

/** Galactica's guns, nukes, damage and repairs (VI-2, AT-3, AT-4, DM-6, DM-11). */
final class GalacticaActions {
  private GalacticaActions() {}

  static void add(List<Action> all, Board board) {
    for (Area area : Area.RING) {
      for (Target target : Target.values()) {
        if (target.standsIn(board.at(area))) {
          all.add(
              galactica("guns", "weapons-control", new Command.AttackWithGalactica(area, target))
                  .to(area)
                  .with("target", target));
        }
      }
      all.add(galactica("nuke.area", "nuke", new Command.NukeArea(area)).to(area));
    }
    for (Basestar basestar : board.basestars()) {
      Area area = board.areaOf(basestar);
      if (area != null) {
        all.add(
            galactica("nuke.basestar", "nuke", new Command.NukeBasestar(basestar))
                .to(area)
                .with("target", basestar));
        all.add(
            galactica("damage.basestar", "damage", new Command.DamageBasestar(basestar))
                .to(area)
                .with("target", basestar));
      }
    }
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      all.add(
          galactica("armory", "armory", new Command.AttackCenturion(space)).with("space", space));
    }
    for (GalacticaToken token : GalacticaToken.values()) {
      all.add(
          galactica("repair", "repair", new Command.RepairGalactica(token)).with("token", token));
    }
    all.add(galactica("damage.galactica", "damage", new Command.DamageGalactica(1)));
    all.add(galactica("human-fleet", "damage", new Command.UseHumanFleet()));
    all.add(galactica("nuke.gain", "nuke", new Command.GainNuke()));
  }

  private static Action galactica(String id, String subject, Command command) {
    return Action.of(id, Group.GALACTICA, subject, command);
  }
}
