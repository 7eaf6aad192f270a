package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Option;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;

/** Plays inputs through the engine, and answers what is nothing to ask. */
final class Playing {
  private Playing() {}

  /** One step of the game, which can be taken back as a whole. */
  static Step input(SessionState state, Input input, SessionInput by) {
    return switch (from(state.game(), input)) {
      case Result.Refused(var rejection) ->
          Step.refused(
              state,
              Reason.of(rejection, input),
              rejection.part().isEmpty()
                  ? rejection.sentence()
                  : rejection.part() + ": " + rejection.sentence());
      case Result.Played(State now, List<Event> events, var _) -> {
        History steps = state.history().step(state.game(), by);
        yield new Step(state.withGame(now, steps, events), Step.DONE, events);
      }
    };
  }

  /** Plays from any state; which of several face-down ships it is, nobody needs to say. */
  static Result from(State state, Input input) {
    Result result = Engine.play(state, input);
    List<Event> events = new ArrayList<>();
    while (result instanceof Result.Played(State now, List<Event> happened, Question question)) {
      events.addAll(happened);
      Option alike = question == null ? null : Offer.alike(question, now.board());
      if (alike == null) {
        return new Result.Played(now, List.copyOf(events), question);
      }
      result =
          Engine.play(
              now,
              question instanceof Question.DrawToken
                  ? new Answer.Drew(alike)
                  : new Answer.Chose(alike));
    }
    return result;
  }
}
