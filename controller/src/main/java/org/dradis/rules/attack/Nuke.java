package org.dradis.rules.attack;

import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** What both ways of firing a nuke share: it is there, and it is spent whatever the roll. */
final class Nuke {
  /** A 7 or 8 destroys up to so many raiders in the area, too. */
  static final int RAIDERS_TAKEN = 3;

  private Nuke() {}

  static @Nullable Rejection refusal(Board board) {
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
