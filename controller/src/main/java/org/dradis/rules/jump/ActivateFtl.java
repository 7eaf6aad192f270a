package org.dradis.rules.jump;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** FTL Control: roll for the population left behind, then jump (JP-1). */
public record ActivateFtl() implements Order {
  @Override
  public boolean travels() {
    return true;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.damage().galactica().has(GalacticaToken.FTL_CONTROL)) {
      return new Rejection(Rejection.Code.UNUSABLE, "", "FTL Control is damaged");
    }
    return board.voyage().jump() < Voyage.FIRST_BLUE
        ? new Rejection(
            Rejection.Code.UNUSABLE, "", "the jump track is still red at " + board.voyage().jump())
        : null;
  }

  @Override
  public void play(Play play) {
    play.next(new Hurry(), JumpFleet.asking());
  }

  /** 6 or less loses the population shown. */
  record Hurry() implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.FTL, "ftl-control", null, null);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result <= 6) {
        play.turn(Resource.POPULATION, -play.board().voyage().hastyLoss());
      }
    }
  }
}
