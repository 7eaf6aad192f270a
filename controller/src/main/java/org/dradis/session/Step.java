package org.dradis.session;

import java.util.List;
import org.dradis.rules.event.Event;

/** What came of an input: all that the session knows now, the answer, and what happened. */
public record Step(SessionState state, Reply reply, List<Event> events) {
  static final Reply DONE = new Reply.Done();

  static Step done(SessionState state) {
    return new Step(state, DONE, List.of());
  }

  static Step refused(SessionState state, Objection objection, String sentence) {
    return refused(state, Reason.of(objection), sentence);
  }

  static Step refused(SessionState state, Reason reason, String sentence) {
    return new Step(state, new Reply.Refused(sentence, reason), List.of());
  }

  boolean isRefused() {
    return reply instanceof Reply.Refused;
  }
}
