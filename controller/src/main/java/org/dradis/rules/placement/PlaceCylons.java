package org.dradis.rules.placement;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Ring;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Shortage;
import org.dradis.rules.question.Matter;

/** Cylon ships of one type into areas; with too few the current player decides where (CO-11). */
public record PlaceCylons(CylonShip ship, Ring<Integer> wanted) implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.PLACEMENT_AREA;
  }

  @Override
  public String kind() {
    return ship.word();
  }

  @Override
  public List<Area> options(Board board) {
    return Shortage.receivers(wanted, CylonSupply.available(board, ship));
  }

  @Override
  public void chosen(Play play, Area area) {
    CylonSupply.Taken taken = CylonSupply.put(play, ship, area);
    play.tell(new Event.CylonShipPlaced(ship, taken.basestar(), area, taken.origin()));
    play.next(new PlaceCylons(ship, Shortage.served(wanted, area)));
  }
}
