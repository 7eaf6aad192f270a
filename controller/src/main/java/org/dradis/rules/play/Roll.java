package org.dradis.rules.play;

import org.dradis.rules.board.Board;
import org.dradis.rules.question.RollFor;

/** A die; the result has all modifiers and is held to 1-8. */
public non-sealed interface Roll extends Task {
  RollFor what();

  void rolled(Play play, int result);

  /** What the engine itself adds, such as AT-1. */
  default int modifier(Board board) {
    return 0;
  }
}
