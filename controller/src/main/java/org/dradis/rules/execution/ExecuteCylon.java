package org.dradis.rules.execution;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.titles.AtTheTable;
import org.dradis.rules.titles.BecomeCylon;
import org.dradis.rules.titles.CrewOrder;
import org.jspecify.annotations.Nullable;

/** An executed Cylon wakes up again: EX-1, and EX-3 for a leader, infiltrating or not. */
public record ExecuteCylon(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusal(
        board,
        character,
        PlayerState.HUMAN,
        PlayerState.CYLON,
        PlayerState.BRIG,
        PlayerState.SICKBAY,
        PlayerState.INFILTRATING,
        PlayerState.LEADER);
  }

  @Override
  public void play(Play play) {
    PlayerState before = AtTheTable.find(play.board(), character).state();
    boolean leader = before == PlayerState.LEADER || before == PlayerState.INFILTRATING;
    Belongings.discard(play, character);
    if (leader) {
      AtTheTable.remind(play, Reminder.REVEAL_NO_LOYALTY_CARD, character);
    } else if (before.isHumanPlayer()) {
      AtTheTable.remind(play, Reminder.REVEAL_ONE_LOYALTY_CARD, character);
    }
    BecomeCylon.play(play, character, leader ? PlayerState.LEADER : PlayerState.CYLON);
    AtTheTable.remind(play, Reminder.DRAW_NO_SUPER_CRISIS, character);
  }
}
