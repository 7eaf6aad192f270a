package org.dradis.rules.basestars;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.fleet.MissingShip;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.InTurn;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;

/** Each basestar on the main board attacks Galactica once (BA-1, BA-2). */
public record ActivateBasestars() implements Act {
  @Override
  public void play(Play play) {
    Board board = play.board();
    if (board.basestars().isEmpty()) {
      play.next(new MissingShip(CylonShip.BASESTAR, "BA-2"));
      return;
    }
    play.next(attacks(board));
  }

  /** The attacks alone, by id; Disabled Weapons do not attack. */
  public static Act attacks(Board board) {
    List<Task> attacks = new ArrayList<>();
    for (Basestar basestar : board.basestars()) {
      if (!board.damage().of(basestar).has(BasestarToken.DISABLED_WEAPONS)) {
        attacks.add(new BasestarAttacks(basestar, board.areaOf(basestar)));
      }
    }
    return new InTurn(attacks);
  }
}
