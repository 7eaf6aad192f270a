package org.dradis.rules.basestars;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.event.Event;
import org.dradis.rules.placement.CylonSupply;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/**
 * Basestars launch ships of one type into their own areas; the wants are per basestar. With too few
 * ships the current player says who launches the next one (LA-3).
 */
record Launch(CylonShip ship, int wantedByB1, int wantedByB2) implements Choice<Basestar> {
  @Override
  public Matter matter(Board board) {
    return Matter.LAUNCHING_BASESTAR;
  }

  @Override
  public String kind() {
    return ship.word();
  }

  @Override
  public List<Basestar> options(Board board) {
    int available = CylonSupply.available(board, ship);
    if (available == 0) {
      return List.of();
    }
    List<Basestar> launching = new ArrayList<>(2);
    if (wantedByB1 > 0) {
      launching.add(Basestar.B1);
    }
    if (wantedByB2 > 0) {
      launching.add(Basestar.B2);
    }
    boolean tooFew = wantedByB1 + wantedByB2 > available;
    return tooFew || launching.isEmpty() ? launching : launching.subList(0, 1);
  }

  @Override
  public void chosen(Play play, Basestar basestar) {
    Area area = play.board().areaOf(basestar);
    if (area == null) {
      throw new IllegalStateException(basestar.word() + " is not on the main board");
    }
    CylonSupply.Taken taken = CylonSupply.put(play, ship, area);
    play.tell(new Event.ShipLaunched(basestar, ship, area, taken.origin()));
    boolean first = basestar == Basestar.B1;
    play.next(new Launch(ship, wantedByB1 - (first ? 1 : 0), wantedByB2 - (first ? 0 : 1)));
  }
}
