package org.dradis.rules.newcaprica;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** After the return the top Prepared ship lifts off into a launch area (NC-6). */
public record EvacuateShip() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    if (!newCaprica.returned() || newCaprica.prepared().isEmpty()) {
      play.tell(new Event.NothingHappened(newCaprica.returned() ? "NC-6" : "NC-4"));
      return;
    }
    play.next(new LiftOff());
  }

  /** Where to. */
  record LiftOff() implements Choice<Area> {
    @Override
    public Matter matter(Board board) {
      return Matter.EVACUATION_AREA;
    }

    @Override
    public List<Area> options(Board board) {
      return Area.LAUNCH;
    }

    @Override
    public void chosen(Play play, Area area) {
      NewCaprica newCaprica = play.board().newCaprica();
      if (newCaprica == null) {
        return;
      }
      List<CivilianShip> prepared = newCaprica.prepared();
      CivilianShip ship = prepared.getFirst();
      play.set(play.board().with(newCaprica.withPrepared(prepared.subList(1, prepared.size()))));
      play.set(area, play.at(area).withCivilians(play.at(area).civilians().with(ship)));
      play.tell(new Event.CivilianPlaced(ship, area));
    }
  }
}
