package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Resource;
import org.dradis.rules.input.Command;

/** What cards and locations do to dials and supplies, and the end of a turn. */
final class TableActions {
  private TableActions() {}

  static void add(List<Action> all) {
    for (Resource dial : Resource.values()) {
      for (int by : new int[] {-1, 1}) {
        all.add(
            Action.of(by < 0 ? "dial.down" : "dial.up", Group.DIALS, dial.word(), turn(dial, by)));
      }
    }
    for (boolean highest : new boolean[] {true, false}) {
      all.add(
          Action.of(
              highest ? "dial.highest" : "dial.lowest",
              Group.DIALS,
              "dials",
              new Command.TurnExtremeDial(highest, -1)));
    }
    for (Area area : Area.RING) {
      place(all, area, "basestar", new Placement(1, 0, 0, 0, 0));
      place(all, area, "raider", new Placement(0, 1, 0, 0, 0));
      place(all, area, "heavy-raider", new Placement(0, 0, 1, 0, 0));
      place(all, area, "viper", new Placement(0, 0, 0, 1, 0));
      place(all, area, "civilian", new Placement(0, 0, 0, 0, 1));
    }
    all.add(Action.of("raptor.lose", Group.VIPERS, "raptor", new Command.LoseRaptor()));
    all.add(
        Action.of("raptor.assault", Group.VIPERS, "raptor", new Command.GainAssaultRaptor(false)));
    all.add(
        Action.of("raptor.upgrade", Group.VIPERS, "raptor", new Command.GainAssaultRaptor(true)));
    all.add(Action.of("colonial-one", Group.GALACTICA, "damage", new Command.DestroyColonialOne()));
    all.add(Action.of("hub", Group.CYLONS, "hub", new Command.DestroyHub()));
    all.add(Action.of("turn.end", Group.TURN, "turn", new Command.EndTurn()));
  }

  private static Command turn(Resource dial, int by) {
    return new Command.TurnDials(
        dial == Resource.FUEL ? by : 0,
        dial == Resource.FOOD ? by : 0,
        dial == Resource.MORALE ? by : 0,
        dial == Resource.POPULATION ? by : 0);
  }

  private static void place(List<Action> all, Area area, String piece, Placement ships) {
    all.add(
        Action.of("place", Group.PLACE, piece, new Command.Place(area, ships))
            .to(area)
            .with("piece", piece));
  }
}
