package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Pool;
import org.jspecify.annotations.Nullable;

/** A basestar is damaged once; if it is gone already, nothing (DM-3, DM-4). */
public record DamageBasestar(Basestar basestar) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessOnMainBoard("", board, basestar);
  }

  @Override
  public void play(Play play) {
    Board board = play.board();
    if (board.areaOf(basestar) == null) {
      return;
    }
    boolean third =
        BasestarToken.damage(board.damage().of(basestar)) + 1 >= BasestarToken.DESTROYED_AT;
    if (third && !board.plays(GameOption.IONIAN_NEBULA)) { // DM-4
      BasestarLoss.destroy(play, basestar);
    } else {
      play.next(new Token(basestar));
    }
  }

  /** The token drawn for it. */
  record Token(Basestar basestar) implements Draw<BasestarToken> {
    @Override
    public Pool pool() {
      return Pool.BASESTAR;
    }

    @Override
    public List<BasestarToken> options(Board board) {
      return board.damage().basestarPool(board.plays(GameOption.IONIAN_NEBULA)).list();
    }

    @Override
    public void drawn(Play play, BasestarToken token) {
      Board board = play.board();
      Damage damage = board.damage();
      play.set(board.with(damage.with(basestar, damage.of(basestar).with(token))));
      play.tell(new Event.BasestarDamaged(basestar, token));
      Area area = board.areaOf(basestar);
      if (token == BasestarToken.COLLATERAL_DAMAGE && area != null) { // DM-5
        RaiderLoss.destroyPlain(play, area, 3);
      }
      if (token == BasestarToken.DAMAGE_TO_PERSONNEL) { // DM-5
        play.tell(new Event.TraumaDue());
      }
      if (BasestarToken.damage(play.board().damage().of(basestar)) >= BasestarToken.DESTROYED_AT) {
        BasestarLoss.destroy(play, basestar);
      }
    }
  }
}
