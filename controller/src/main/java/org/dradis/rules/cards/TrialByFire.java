package org.dradis.rules.cards;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;
import org.dradis.rules.vipers.GainAssaultRaptor;

/** Trial by Fire: an assault raptor from beside the board, if any, into a launch area. */
record TrialByFire() implements Choice<Area> {
  @Override
  public Matter matter(Board board) {
    return Matter.ASSAULT_RAPTOR_AREA;
  }

  @Override
  public List<Area> options(Board board) {
    return GainAssaultRaptor.besideTheBoard(board) > 0 ? Area.LAUNCH : List.of();
  }

  @Override
  public void chosen(Play play, Area area) {
    play.set(area, play.at(area).plusVipers(Craft.ASSAULT_RAPTOR, 1));
    play.tell(new Event.AssaultRaptorGained(false));
    play.tell(new Event.ViperPlaced(Craft.ASSAULT_RAPTOR, area));
  }
}
