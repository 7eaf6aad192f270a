package org.dradis.rules.placement;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Ring;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.DrawFromPile;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Shortage;
import org.dradis.rules.question.Matter;

/** Civilian ships from the pile into areas: for each the area, then the draw (CO-11). */
public record PlaceCivilians(Ring<Integer> wanted) implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.PLACEMENT_AREA;
  }

  @Override
  public String kind() {
    return "civilian";
  }

  @Override
  public List<Area> options(Board board) {
    return Shortage.receivers(wanted, board.civilianPile().size());
  }

  @Override
  public void chosen(Play play, Area area) {
    play.next(new Ship(area), new PlaceCivilians(Shortage.served(wanted, area)));
  }

  /** Puts a ship of the pile into space. */
  static void put(Play play, CivilianShip ship, Area area) {
    play.set(area, play.at(area).withCivilians(play.at(area).civilians().with(ship)));
    play.tell(new Event.CivilianPlaced(ship, area));
  }

  /** Which ship comes. */
  record Ship(Area to) implements DrawFromPile {
    @Override
    public void drawn(Play play, CivilianShip ship) {
      put(play, ship, to);
    }
  }
}
