package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;

/**
 * Draw and destroy a civilian ship: from the pile, then the top of Locked, then of Prepared, then
 * one in space that the current player picks (DM-9, DM-12).
 */
public record LoseCivilian() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    NewCaprica newCaprica = play.board().newCaprica();
    if (!play.board().civilianPile().isEmpty()) {
      play.next(new FromPile());
    } else if (newCaprica != null && !newCaprica.locked().isEmpty()) {
      play.next(new DestroyCivilian(newCaprica.locked().getFirst()));
    } else if (newCaprica != null && !newCaprica.prepared().isEmpty()) {
      play.next(new DestroyCivilian(newCaprica.prepared().getFirst()));
    } else {
      play.next(new FromSpace());
    }
  }

  record FromPile() implements Draw<CivilianShip> {
    @Override
    public Pool pool() {
      return Pool.CIVILIAN;
    }

    @Override
    public List<CivilianShip> options(Board board) {
      return board.civilianPile().list();
    }

    @Override
    public void drawn(Play play, CivilianShip ship) {
      play.next(new DestroyCivilian(ship));
    }
  }

  record FromSpace() implements Choice<CivilianShip> {
    @Override
    public Matter matter(Board board) {
      return Matter.LOST_CIVILIAN;
    }

    @Override
    public List<CivilianShip> options(Board board) {
      return board.civiliansInSpace().list();
    }

    @Override
    public void chosen(Play play, CivilianShip ship) {
      play.next(new DestroyCivilian(ship));
    }

    @Override
    public void impossible(Play play) {
      play.tell(new Event.NothingHappened("DM-9"));
    }
  }
}
