package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Titles;

/** At the start each title goes to the highest in its line; CAG only with Cylon Fleet (SU-1). */
public final class StartingTitles {
  private StartingTitles() {}

  public static Titles of(Board board) {
    Titles titles = Titles.NONE;
    for (Title title : Title.values()) {
      if (title != Title.CAG || board.plays(GameOption.CYLON_FLEET)) {
        titles = titles.with(title, LineOfSuccession.heir(board, title, null));
      }
    }
    return titles;
  }
}
