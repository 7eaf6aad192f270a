package org.dradis.rules.raiders;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Ring;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** The current player picks the next area whose raiders have not acted (RA-1). */
public record PickRaiderArea(Ring<Integer> waiting, boolean scarWaits) implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.RAIDER_AREA;
  }

  @Override
  public List<Area> options(Board board) {
    List<Area> areas = new ArrayList<>(6);
    for (Area area : Area.RING) {
      if (waiting.get(area) > 0) {
        areas.add(area);
      }
    }
    return areas;
  }

  @Override
  public void chosen(Play play, Area area) {
    boolean scarIsHere = scarWaits && play.at(area).scar();
    play.next(
        new RaidersOfArea(area, waiting.get(area), 0, scarIsHere),
        new PickRaiderArea(waiting.with(area, 0), scarWaits && !scarIsHere));
  }
}
