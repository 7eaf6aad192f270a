package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.input.Command;

/** Civilian ships: Communications, arrivals and losses (VI-6, CO-14, DM-9). */
final class CivilianActions {
  private CivilianActions() {}

  static void add(List<Action> all, Board board) {
    for (Area area : Area.RING) {
      for (CivilianShip ship : board.at(area).civilians()) {
        for (Area next : List.of(area.clockwise(), area.counterclockwise())) {
          all.add(
              civilian("civilian.move", new Command.MoveCivilian(ship, next)).at(area).to(next));
        }
        // Face down they are alike: one stands for all.
        break;
      }
    }
    all.add(civilian("civilian.place", new Command.PlaceCivilians(1)));
    all.add(civilian("civilian.lose", new Command.LoseCivilian()));
  }

  private static Action civilian(String id, Command command) {
    return Action.of(id, Group.CIVILIANS, "civilian", command);
  }
}
