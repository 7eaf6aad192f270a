package org.dradis.rules.damage;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** A destroyed basestar goes back to the supply and its tokens to the pool (DM-2, DM-3). */
public final class BasestarLoss {
  private BasestarLoss() {}

  /** Destroys a basestar of the main board; one that is gone already stays gone. */
  public static void destroy(Play play, Basestar basestar) {
    Board board = play.board();
    Area area = board.areaOf(basestar);
    if (area == null) {
      return;
    }
    SpaceArea here = board.at(area);
    play.set(board.with(board.damage().with(basestar, BasestarToken.NONE)));
    play.set(area, here.withBasestars(here.basestars().without(basestar)));
    play.tell(new Event.BasestarDestroyed(basestar, area));
    if (play.board().inPlay(Special.THE_GUARDIANS)) {
      play.turn(Resource.MORALE, -1);
      RaptorLoss.lose(play);
    }
    CardsInPlay.end(
        play, Until.NEXT_JUMP_OR_BASESTAR_DESTROYED, Until.CIVILIAN_OR_BASESTAR_DESTROYED);
  }
}
