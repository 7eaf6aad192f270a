package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hull;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.jspecify.annotations.Nullable;

/** Galactica is damaged so many times, one after the other (DM-6). */
public record DamageGalactica(int hits) implements Order {
  public static final DamageGalactica ONCE = new DamageGalactica(1);

  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessCount("hits", hits);
  }

  @Override
  public void play(Play play) {
    boolean pegasusCanHelp = pegasusCanHelp(play.board());
    boolean tokensLeft = pegasusCanHelp || !play.board().damage().galacticaPool().isEmpty();
    if (hits <= 0 || !tokensLeft) {
      return;
    }
    play.next(new DamageGalactica(hits - 1));
    play.next(pegasusCanHelp ? new WhichHull() : new Token());
  }

  private static boolean pegasusCanHelp(Board board) {
    return board.plays(GameOption.PEGASUS) && !board.damage().pegasusDestroyed();
  }

  /** Galactica or Pegasus, before drawing (DM-7). */
  record WhichHull() implements Choice<Hull> {
    private static final List<Hull> BOTH = List.of(Hull.GALACTICA, Hull.PEGASUS);

    @Override
    public Matter matter(Board board) {
      return Matter.DAMAGED_HULL;
    }

    @Override
    public List<Hull> options(Board board) {
      return BOTH;
    }

    @Override
    public void chosen(Play play, Hull hull) {
      play.next(hull == Hull.GALACTICA ? new Token() : new DamagePegasus());
    }
  }

  /** The token drawn for Galactica. */
  record Token() implements Draw<GalacticaToken> {
    @Override
    public Pool pool() {
      return Pool.GALACTICA;
    }

    @Override
    public List<GalacticaToken> options(Board board) {
      return board.damage().galacticaPool().list();
    }

    @Override
    public void drawn(Play play, GalacticaToken token) {
      Damage damage = play.board().damage();
      play.tell(new Event.GalacticaDamaged(token));
      Resource resource = token.resource();
      if (resource != null) {
        play.set(play.board().with(damage.remove(token)));
        play.turn(resource, -1);
        return;
      }
      Damage now = damage.withGalactica(damage.galactica().with(token));
      play.set(play.board().with(now));
      if (now.galactica().size() == 6) {
        play.end(Outcome.CYLONS_GALACTICA);
      }
    }
  }
}
