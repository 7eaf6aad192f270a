package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft leads a civilian ship of its area back to the pile (CF-4). */
public record EscortCivilian(Flyer flyer, CivilianShip civilian) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (!board.plays(GameOption.CYLON_FLEET)) {
      return new Rejection(Rejection.Code.OPTION_OFF, "do", "escort needs the option cylon-fleet");
    }
    Rejection refusal = Flying.refusal(board, flyer);
    if (refusal != null) {
      return refusal;
    }
    Area area = Flying.find(board, flyer).area();
    return board.at(area).civilians().has(civilian)
        ? null
        : new Rejection(
            Rejection.Code.NO_SUCH_PIECE, "target", civilian.word() + " is not in " + area.word());
  }

  @Override
  public void play(Play play) {
    Area area = Flying.find(play.board(), flyer).area();
    SpaceArea here = play.at(area);
    play.set(area, here.withCivilians(here.civilians().without(civilian)));
    play.tell(new Event.CivilianEscorted(civilian, area));
  }
}
