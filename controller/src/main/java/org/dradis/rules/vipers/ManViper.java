package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Someone gets into a launched viper: Apollo starts in one, as a new character too (EX-2). */
public record ManViper(Area area, Craft craft, String pilot) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.areaOf(pilot) != null
        ? new Rejection(Rejection.Code.ALREADY_FLYING, "pilot", pilot + " is flying already")
        : Flying.refusal(board, Flyer.unmanned(area, craft));
  }

  @Override
  public void play(Play play) {
    Flying.find(play.board(), Flyer.unmanned(area, craft)).leave(play);
    new Flying(area, craft, new PilotedCraft(pilot, craft)).enter(play, area);
    play.tell(new Event.ViperManned(craft, area, pilot));
  }
}
