package org.dradis.rules.attack;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** What both ways of firing a nuke share: it is there, and it is spent whatever the roll. */
final class Nuke {
  private Nuke() {}

  static @Nullable Rejection refusal(Board board, boolean aimedAtArea) {
    if (aimedAtArea != board.plays(GameOption.CYLON_FLEET)) {
      return new Rejection(
          Rejection.Code.OPTION_OFF,
          aimedAtArea ? "area" : "basestar",
          aimedAtArea
              ? "a nuke is aimed at an area only with cylon-fleet"
              : "with cylon-fleet a nuke is aimed at an area");
    }
    return board.nukes() > 0
        ? null
        : new Rejection(Rejection.Code.NO_SUCH_PIECE, "", "no nuke is left");
  }

  static void spend(Play play) {
    int left = play.board().nukes() - 1;
    play.set(play.board().withNukes(left));
    play.tell(new Event.NukeSpent(left));
  }
}
