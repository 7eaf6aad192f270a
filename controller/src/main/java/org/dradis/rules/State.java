package org.dradis.rules;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.play.Agenda;
import org.dradis.rules.play.RollWindow;
import org.jspecify.annotations.Nullable;

/**
 * A game at rest: the board, what is still to be done (null between commands), what was declared
 * about the open roll, and the area with Run Interference (IN-2).
 */
public record State(
    Board board, @Nullable Agenda agenda, RollWindow window, @Nullable Area interference) {
  /** A game in which nothing is going on. */
  public static State of(Board board) {
    return new State(board, null, RollWindow.CLOSED, null);
  }
}
