package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A character walks out of Sickbay; titles do not care (SU-2). */
public record LeaveSickbay(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusal(board, character, PlayerState.SICKBAY);
  }

  @Override
  public void play(Play play) {
    AtTheTable.change(play, character, PlayerState.HUMAN);
  }
}
