package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** One input that was played: what was asked before, what came of it, what is asked now. */
record Beat(
    State from,
    @Nullable Question asked,
    Input input,
    State to,
    List<Event> events,
    @Nullable Question asks) {
  Board before() {
    return from.board();
  }

  Board after() {
    return to.board();
  }
}
