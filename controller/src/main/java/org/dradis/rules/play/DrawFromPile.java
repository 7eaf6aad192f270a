package org.dradis.rules.play;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.question.Pool;

/** A civilian ship drawn from the pile, face down (CO-4). */
public interface DrawFromPile extends Draw<CivilianShip> {
  @Override
  default Pool pool() {
    return Pool.CIVILIAN;
  }

  @Override
  default List<CivilianShip> options(Board board) {
    return board.civilianPile().list();
  }
}
