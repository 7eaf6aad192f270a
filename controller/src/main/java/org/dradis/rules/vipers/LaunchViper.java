package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft leaves the reserves through a launch tube, with a pilot or without (VI-1). */
public record LaunchViper(Craft craft, Area area, @Nullable String pilot) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (!area.isLaunchArea()) {
      return new Rejection(
          Rejection.Code.NOT_A_LAUNCH_AREA, "area", area.word() + " is not a launch area");
    }
    if (board.hangar().reserves().of(craft) == 0) {
      return new Rejection(
          Rejection.Code.NO_SUCH_PIECE, "craft", "no " + craft.word() + " is in the reserves");
    }
    return pilot != null && board.areaOf(pilot) != null
        ? new Rejection(Rejection.Code.ALREADY_FLYING, "pilot", pilot + " is flying already")
        : null;
  }

  @Override
  public void play(Play play) {
    PilotedCraft piloted = pilot == null ? null : new PilotedCraft(pilot, craft);
    play.set(play.board().with(play.board().hangar().plusReserves(craft, -1)));
    new Flying(area, craft, piloted).enter(play, area);
    play.tell(new Event.ViperLaunched(craft, area, pilot));
  }
}
