package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * A character goes to the Brig and loses Admiral and CAG, not President (SU-2). On New Caprica that
 * is Detention, which takes no title (SU-3, NC-4).
 */
public record Brig(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusal(board, character, PlayerState.HUMAN, PlayerState.SICKBAY);
  }

  @Override
  public void play(Play play) {
    AtTheTable.leaveCraft(play, character);
    AtTheTable.change(play, character, PlayerState.BRIG);
    if (play.board().frozen()) {
      return;
    }
    for (Title title : Title.values()) {
      if (title.isLostInBrig() && play.board().crew().titles().holds(character, title)) {
        // With everybody brigged the highest holds it, the one just brigged included (SU-2).
        PassTitles.give(play, title, LineOfSuccession.heir(play.board(), title, null));
      }
    }
  }
}
