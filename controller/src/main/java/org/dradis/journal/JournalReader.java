package org.dradis.journal;

import java.util.List;

/** What is in a journal, for those who only look. */
public interface JournalReader extends AutoCloseable {
  /** Lists all games, the oldest first. */
  List<GameSummary> games();

  /** Gives the set-up that a game was begun with. */
  String setup(GameId game);

  /** Gives the rows of a game behind the one of this number, in order; 0 gives them all. */
  List<Row> rows(GameId game, long after);

  @Override
  void close();
}
