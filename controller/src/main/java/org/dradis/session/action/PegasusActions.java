package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.input.Command;

/** The locations of Pegasus (AT-5, DM-7). */
final class PegasusActions {
  private PegasusActions() {}

  static void add(List<Action> all) {
    for (Basestar basestar : Basestar.values()) {
      all.add(
          pegasus("pegasus-cic", "pegasus-cic", new Command.UsePegasusCic(basestar))
              .with("target", basestar));
    }
    for (Area area : Area.RING) {
      all.add(
          pegasus("main-batteries", "main-batteries", new Command.UseMainBatteries(area)).to(area));
    }
    all.add(pegasus("engine-room", "engine-room", new Command.UseEngineRoom()));
    for (PegasusToken token : PegasusToken.values()) {
      all.add(pegasus("repair", "repair", new Command.RepairPegasus(token)).with("token", token));
    }
  }

  private static Action pegasus(String id, String subject, Command command) {
    return Action.of(id, Group.PEGASUS, subject, command);
  }
}
