package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * A character leaves the Brig. Nobody regains a title by that (SU-3), but one that is still held in
 * the Brig, because all were there, goes to the highest who is not (SU-2).
 */
public record Release(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusal(board, character, PlayerState.BRIG);
  }

  @Override
  public void play(Play play) {
    AtTheTable.change(play, character, PlayerState.HUMAN);
    for (Title title : Title.values()) {
      String holder = play.board().crew().titles().of(title);
      if (LineOfSuccession.isHeldBack(play.board(), title, holder)) {
        String heir = LineOfSuccession.heir(play.board(), title, null);
        // Whoever was released need not be in the line: then perhaps everybody is still there.
        if (!LineOfSuccession.isHeldBack(play.board(), title, heir)) {
          PassTitles.give(play, title, heir);
        }
      }
    }
  }
}
