package org.dradis.session.action;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;

/** Lists what can be started. The engine knows best what it takes: it is asked. */
public final class Actions {
  private Actions() {}

  /** All that the game has and that would not be refused now; nothing while a question is open. */
  public static List<Action> of(State state) {
    if (Engine.question(state) != null || state.board().outcome() != null) {
      return List.of();
    }
    Board board = state.board();
    List<Action> all = new ArrayList<>();
    CylonActions.add(all);
    ViperActions.add(all, board);
    GalacticaActions.add(all, board);
    PegasusActions.add(all);
    CivilianActions.add(all, board);
    JumpActions.add(all);
    NewCapricaActions.add(all, board);
    CrewActions.add(all, board);
    TableActions.add(all);
    all.removeIf(action -> !InTheGame.has(board, action.command()));
    all.removeIf(action -> Engine.play(state, action.command()) instanceof Result.Refused);
    return List.copyOf(all);
  }
}
