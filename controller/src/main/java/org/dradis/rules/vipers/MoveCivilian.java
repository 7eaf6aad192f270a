package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Communications: a civilian ship moves to an adjacent area (VI-6). */
public record MoveCivilian(CivilianShip civilian, Area to) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Area from = board.areaOf(civilian);
    if (from == null) {
      return new Rejection(
          Rejection.Code.NO_SUCH_PIECE, "civilian", civilian.word() + " is in no area");
    }
    return from.touches(to)
        ? null
        : new Rejection(
            Rejection.Code.NOT_ADJACENT, "to", to.word() + " does not touch " + from.word());
  }

  @Override
  public void play(Play play) {
    Area from = play.board().areaOf(civilian);
    if (from == null) {
      return;
    }
    SpaceArea here = play.at(from);
    play.set(from, here.withCivilians(here.civilians().without(civilian)));
    SpaceArea there = play.at(to);
    play.set(to, there.withCivilians(there.civilians().with(civilian)));
    play.tell(new Event.CivilianMoved(civilian, from, to));
  }
}
