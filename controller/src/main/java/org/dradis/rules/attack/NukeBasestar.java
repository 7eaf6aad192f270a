package org.dradis.rules.attack;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.damage.BasestarLoss;
import org.dradis.rules.damage.DamageBasestar;
import org.dradis.rules.damage.DestroyRaiders;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A nuke at a basestar, without Cylon Fleet (AT-3). */
public record NukeBasestar(Basestar basestar) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.plays(GameOption.CYLON_FLEET)) {
      return new Rejection(
          Rejection.Code.OPTION_OFF, "basestar", "with cylon-fleet a nuke is aimed at an area");
    }
    Rejection refusal = Nuke.refusal(board);
    return refusal != null ? refusal : Rejection.unlessOnMainBoard("basestar", board, basestar);
  }

  @Override
  public void play(Play play) {
    Nuke.spend(play);
    play.next(new Blast(basestar, play.board().areaOf(basestar)));
  }

  /** The roll; Structural Damage counts (AT-1). */
  record Blast(Basestar basestar, @Nullable Area area) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.NUKE_AT_BASESTAR, "nuke", basestar.word(), area);
    }

    @Override
    public int modifier(Board board) {
      return AttackTable.modifierAgainst(board, basestar);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result <= 2) {
        play.next(new DamageBasestar(basestar), new DamageBasestar(basestar));
        return;
      }
      BasestarLoss.destroy(play, basestar);
      if (result >= 7 && area != null) {
        play.next(new DestroyRaiders(area, Nuke.RAIDERS_TAKEN));
      }
    }
  }
}
