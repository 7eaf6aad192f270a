package org.dradis.rules.play;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Option;
import org.dradis.rules.question.Matter;
import org.jspecify.annotations.Nullable;

/** A decision; it is asked only when at least two options differ. */
public non-sealed interface Choice<O extends Option> extends Task {
  Matter matter(Board board);

  List<O> options(Board board);

  void chosen(Play play, O option);

  /** Where it is about, for displays. */
  default @Nullable Area area() {
    return null;
  }

  /** The word of the kind of ship it is about, for displays, if its matter does not say that. */
  default @Nullable String kind() {
    return null;
  }

  /** Called instead when there is no option at all. */
  default void impossible(Play play) {}
}
