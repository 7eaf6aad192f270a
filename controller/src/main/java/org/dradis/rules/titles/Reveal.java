package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A player is revealed as a Cylon and loses every title (SU-2). */
public record Reveal(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusalUnlessHuman(board, character);
  }

  @Override
  public void play(Play play) {
    AtTheTable.remind(play, Reminder.DISCARD_DOWN_TO_THREE_CARDS, character);
    BecomeCylon.play(play, character, PlayerState.CYLON);
    AtTheTable.remind(play, Reminder.DRAW_SUPER_CRISIS, character);
  }
}
