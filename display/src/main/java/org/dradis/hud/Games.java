package org.dradis.hud;

import java.util.List;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.rules.board.Board;

/**
 * The games of a table. Calls may take a while and may throw {@link
 * org.dradis.journal.JournalTrouble}; none is called on the thread of the screen.
 */
public interface Games {
  /** All games of the journal, the newest first. */
  List<GameSummary> list();

  /** Begins a game; the one that was open stays in the journal as it is. */
  TableLink begin(Board start);

  /** Takes a game up where it was left. */
  TableLink resume(GameId game);

  /** The story of a game. */
  List<String> story(GameId game);

  /** The board that a game was begun with. */
  Board start(GameId game);

  /** Deletes a game for good; says no if it is the one that is played. */
  boolean delete(GameId game);
}
