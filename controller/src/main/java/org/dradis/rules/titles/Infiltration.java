package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A Cylon leader begins or stops infiltrating; neither holds a title (SU-2). */
public record Infiltration(String character, PlayerState from, PlayerState to)
    implements CrewOrder {
  public static Infiltration begin(String character) {
    return new Infiltration(character, PlayerState.LEADER, PlayerState.INFILTRATING);
  }

  public static Infiltration end(String character) {
    return new Infiltration(character, PlayerState.INFILTRATING, PlayerState.LEADER);
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusal(board, character, from);
  }

  @Override
  public void play(Play play) {
    AtTheTable.leaveCraft(play, character);
    AtTheTable.change(play, character, to);
  }
}
