package org.dradis.journal;

import java.util.List;

/**
 * All games of one table. Each change is one transaction that is durable when its method returns,
 * so that closing is a courtesy. A method that throws {@link JournalTrouble} has changed nothing
 * that it acknowledged before, and may be called again once the cause is gone.
 *
 * <p>A game that is not there is the caller's mistake and an {@link IllegalArgumentException}.
 */
public interface Journal extends JournalReader {
  /** Begins a game with its set-up and gives it a number that no other game ever had. */
  GameId begin(String setup);

  /**
   * Appends rows, all or none, and gives the number of the last one; the first row of a game has
   * number 1. A game that had ended goes on.
   */
  long append(GameId game, List<Entry> entries);

  /** Appends the last rows of a game and notes that it is over, and how: all or nothing. */
  void end(GameId game, List<Entry> entries, String ending);

  /** Notes that a game is over, and how. */
  default void end(GameId game, String ending) {
    end(game, List.of(), ending);
  }

  /** Forgets a game. */
  void delete(GameId game);
}
