package org.dradis.rules.boarding;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Ring;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Shortage;
import org.dradis.rules.question.Matter;

/**
 * Heavy raiders in the launch areas put their centurions aboard, one ship at a time; with too few
 * centurions the current player says from which area (HR-2, HR-3).
 */
record BoardGalactica(Ring<Integer> waiting) implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.BOARDING_AREA;
  }

  @Override
  public List<Area> options(Board board) {
    return Shortage.receivers(waiting, board.boarding().left());
  }

  @Override
  public void chosen(Play play, Area area) {
    play.set(area, play.at(area).plusHeavyRaiders(-1));
    play.set(play.board().with(play.board().boarding().plus(0, 1)));
    play.tell(new Event.CenturionBoarded(area));
    play.next(new BoardGalactica(Shortage.served(waiting, area)));
  }

  @Override
  public void impossible(Play play) {
    for (Area area : Area.LAUNCH) {
      if (waiting.get(area) > 0) {
        play.tell(new Event.HeavyRaidersStayed(area, waiting.get(area)));
      }
    }
  }
}
