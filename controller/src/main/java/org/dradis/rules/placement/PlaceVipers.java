package org.dradis.rules.placement;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Ring;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Shortage;
import org.dradis.rules.question.Matter;

/** Unmanned vipers from the reserves into areas: for each the area, then the kind (VI-8). */
public record PlaceVipers(Ring<Integer> wanted) implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.PLACEMENT_AREA;
  }

  @Override
  public String kind() {
    return "viper";
  }

  @Override
  public List<Area> options(Board board) {
    return Shortage.receivers(wanted, board.hangar().reserves().total());
  }

  @Override
  public void chosen(Play play, Area area) {
    play.next(new Kind(area), new PlaceVipers(Shortage.served(wanted, area)));
  }

  /** Which kind comes. */
  record Kind(Area to) implements Choice<Craft> {
    @Override
    public Matter matter(Board board) {
      return Matter.VIPER_KIND;
    }

    @Override
    public Area area() {
      return to;
    }

    @Override
    public List<Craft> options(Board board) {
      return board.hangar().reserves().kinds();
    }

    @Override
    public void chosen(Play play, Craft craft) {
      play.set(play.board().with(play.board().hangar().plusReserves(craft, -1)));
      play.set(to, play.at(to).plusVipers(craft, 1));
      play.tell(new Event.ViperPlaced(craft, to));
    }
  }
}
