package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.DrawFromPile;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

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
    CivilianShip onThePlanet = newCaprica == null ? null : newCaprica.topShip();
    if (!play.board().civilianPile().isEmpty()) {
      play.next(new FromPile());
    } else if (onThePlanet != null) {
      play.next(new DestroyCivilian(onThePlanet));
    } else {
      play.next(new FromSpace());
    }
  }

  record FromPile() implements DrawFromPile {
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
