package org.dradis.rules;

import java.util.List;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** What came of an input. */
public sealed interface Result {
  /** The input was played; the question is what the engine waits for now, or null. */
  record Played(State state, List<Event> events, @Nullable Question question) implements Result {}

  /** The input was refused and changed nothing. */
  record Refused(Rejection rejection) implements Result {}
}
