package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** The Sympathizer: to the Brig if any dial is red, else a revealed Cylon (CO-8). */
public record RevealSympathizer(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusalUnlessHuman(board, character);
  }

  @Override
  public void play(Play play) {
    if (!play.board().dials().anyRed()) {
      AtTheTable.remind(play, Reminder.DRAW_NO_SUPER_CRISIS, character);
      BecomeCylon.play(play, character, PlayerState.CYLON);
    } else if (AtTheTable.find(play.board(), character).state() == PlayerState.BRIG) {
      play.tell(new Event.NothingHappened("CO-8"));
    } else {
      new Brig(character).play(play);
    }
  }
}
