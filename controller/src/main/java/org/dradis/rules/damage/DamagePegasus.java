package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Pool;

/** Pegasus takes a token; the fourth destroys her (DM-7). */
public record DamagePegasus() implements Draw<PegasusToken> {
  @Override
  public Pool pool() {
    return Pool.PEGASUS;
  }

  @Override
  public List<PegasusToken> options(Board board) {
    return board.damage().pegasusPool().list();
  }

  @Override
  public void drawn(Play play, PegasusToken token) {
    Damage damage = play.board().damage();
    play.set(play.board().with(damage.withPegasus(damage.pegasus().with(token))));
    play.tell(new Event.PegasusDamaged(token));
    if (play.board().damage().pegasusDestroyed()) {
      play.tell(new Event.PegasusDestroyed());
    }
  }
}
