package org.dradis.rig.bench;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;

/**
 * Resolves one icon on the same position again and again: dice from a seeded generator, and
 * wherever there is a choice or a draw the first option.
 */
final class Activation implements Stopwatch.Work {
  private static final int SOME = 200;
  private static final Answer[] FACES =
      IntStream.rangeClosed(1, 8).mapToObj(Answer.Rolled::new).toArray(Answer[]::new);

  private final State start;
  private final Input icon;
  private final SplittableRandom dice = new SplittableRandom(1978);
  private long events;

  Activation(Position position) {
    start = State.of(position.board());
    icon = new Command.ResolveIcon(position.icon());
  }

  @Override
  public int some() {
    for (int i = 0; i < SOME; i++) {
      once();
    }
    return SOME;
  }

  /** Plays until nothing is asked any more and returns the end. */
  State once() {
    Result.Played played = play(start, icon);
    for (Question question = played.question(); question != null; question = played.question()) {
      played = play(played.state(), answer(question));
    }
    return played.state();
  }

  /** All events so far: they are looked at, so that the compiler cannot leave them out. */
  long events() {
    return events;
  }

  private Result.Played play(State state, Input input) {
    return switch (Engine.play(state, input)) {
      case Result.Played played -> {
        events += played.events().size();
        yield played;
      }
      case Result.Refused(var rejection) -> throw new IllegalStateException(rejection.sentence());
    };
  }

  private Answer answer(Question question) {
    return switch (question) {
      case Question.RollDie _ -> FACES[dice.nextInt(FACES.length)];
      case Question.DrawToken(var _, var tokens) -> new Answer.Drew(tokens.getFirst());
      case Question.Choose(var _, var _, var _, var options) ->
          new Answer.Chose(options.getFirst());
    };
  }
}
