package org.dradis.rules.attack;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.damage.DamageBasestar;
import org.dradis.rules.damage.DamagePegasus;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Pegasus CIC: not an attack, so Structural Damage adds nothing (AT-5). */
public record PegasusCic(Basestar basestar) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = PegasusLocation.refusal(board, PegasusToken.PEGASUS_CIC);
    return refusal != null ? refusal : Rejection.unlessOnMainBoard("", board, basestar);
  }

  @Override
  public void play(Play play) {
    play.next(new Salvo(basestar));
  }

  /** The roll. */
  record Salvo(Basestar basestar) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.PEGASUS_CIC, "pegasus-cic", basestar.word(), null);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result <= 3) {
        play.next(new DamagePegasus());
      } else if (result <= 6) {
        play.next(new DamageBasestar(basestar));
      } else {
        play.next(new DamageBasestar(basestar), new DamageBasestar(basestar));
      }
    }
  }
}
