package org.dradis.perft;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;

/**
 * The games that the real engine can have reached, each with its probability if choices take the
 * first option; free choices have none. It answers one question of every open game at a time, and
 * games in equal states are merged before the next; with free choices no state is played twice.
 */
final class EngineSpread {
  /** More questions than any command of the tables has. */
  private static final int ENDLESS = 80;

  private final Choices choices;
  private final Set<State> seen = new HashSet<>();
  private Map<State, Fraction> atRest = new LinkedHashMap<>();

  EngineSpread(Board start, Choices choices) {
    this.choices = choices;
    atRest.put(State.of(start), Fraction.ONE);
  }

  /** The ends, by their boards. */
  Map<Board, Fraction> boards() {
    Map<Board, Fraction> boards = new LinkedHashMap<>();
    atRest.forEach((state, chance) -> boards.merge(state.board(), chance, Fraction::plus));
    return boards;
  }

  /** Plays a command to its end in every game that is not over (R10). */
  void play(Command command) {
    Map<State, Fraction> before = atRest;
    seen.clear();
    atRest = new LinkedHashMap<>();
    Map<State, Fraction> begun = new LinkedHashMap<>();
    before.forEach(
        (state, chance) -> {
          if (state.board().outcome() == null) {
            sort(play(state, command), chance, begun);
          } else {
            sort(state, chance, begun);
          }
        });
    Map<State, Fraction> open = begun;
    for (int questions = 0; !open.isEmpty(); questions++) {
      if (questions == ENDLESS) {
        throw new AssertionError("a command does not come to rest");
      }
      open = answer(open);
    }
  }

  private Map<State, Fraction> answer(Map<State, Fraction> open) {
    Map<State, Fraction> next = new LinkedHashMap<>();
    open.forEach(
        (state, chance) -> {
          List<? extends Answer> answers = answers(state);
          Fraction each = choices == Choices.ANY ? chance : chance.times(oneOf(answers));
          answers.forEach(answer -> sort(play(state, answer), each, next));
        });
    return next;
  }

  private void sort(State state, Fraction chance, Map<State, Fraction> open) {
    Map<State, Fraction> games = state.agenda() == null ? atRest : open;
    if (choices == Choices.FIRST) {
      games.merge(state, chance, Fraction::plus);
    } else if (seen.add(state)) {
      games.put(state, chance);
    }
  }

  private static Fraction oneOf(List<?> ways) {
    return Fraction.oneIn(ways.size());
  }

  private List<? extends Answer> answers(State state) {
    return switch (Engine.question(state)) {
      case Question.RollDie _ -> IntStream.rangeClosed(1, 8).mapToObj(Answer.Rolled::new).toList();
      case Question.DrawToken draw -> draw.options().stream().map(Answer.Drew::new).toList();
      case Question.Choose choice ->
          choice.options().stream()
              .limit(choices == Choices.FIRST ? 1 : Long.MAX_VALUE)
              .map(Answer.Chose::new)
              .toList();
      case null -> throw new IllegalStateException("nothing is asked");
    };
  }

  private static State play(State state, Input input) {
    return switch (Engine.play(state, input)) {
      case Result.Played played -> played.state();
      case Result.Refused(var rejection) -> throw new AssertionError(rejection.sentence());
    };
  }
}
