package org.dradis.hud.simtable;

import java.util.Map;
import org.dradis.rig.sim.SimRig;
import org.dradis.view.BoardView;

/** Puts the pieces of a simulated table where a game has them, before anybody looks. */
public final class SettingUp {
  private SettingUp() {}

  /** Waits until the table has done it; not for the thread of the screen. */
  public static void put(SimRig sim, BoardView board) {
    put(sim, board.places());
  }

  /** The same, with the number of each kind of piece in each place. */
  public static void put(SimRig sim, Map<String, Map<String, Integer>> places) {
    sim.ask(
        table -> {
          Players players = new Players(table);
          players.layOut();
          players.setUp(places);
          return true;
        });
  }
}
