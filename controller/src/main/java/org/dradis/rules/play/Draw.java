package org.dradis.rules.play;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Option;
import org.dradis.rules.question.Pool;

/** A random draw; it is asked even for the last token, and skipped from an empty pool. */
public non-sealed interface Draw<O extends Option> extends Task {
  Pool pool();

  List<O> options(Board board);

  void drawn(Play play, O token);
}
