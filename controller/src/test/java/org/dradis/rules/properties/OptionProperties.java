package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Option;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Question;

/** What is offered can be had, and nothing else can. */
@Domain(Games.class)
class OptionProperties {
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void everyOfferedAnswerIsPlayed(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Question question = Engine.question(turn.after());
      if (question != null) {
        for (Answer answer : Answers.offered(question)) {
          assertInstanceOf(Result.Played.class, Engine.play(turn.after(), answer));
        }
      }
    }
  }

  @Property(tries = Games.TRIES / 2, edgeCases = EdgeCasesMode.NONE)
  void nothingElseIsPlayed(@ForAll Game game) {
    List<Answer> every = Answers.every();
    for (Game.Turn turn : game.turns()) {
      State state = turn.after();
      Question question = Engine.question(state);
      List<Answer> refused = question == null ? every : Answers.notOffered(question);
      for (Answer answer : refused) {
        assertRefused(state, answer);
      }
      if (question != null) {
        Input command = new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS);
        assertEquals(Rejection.Code.QUESTION_OPEN, assertRefused(state, command).code());
      }
      assertEquals(question, Engine.question(state));
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void optionsAreDistinctAndInCanonicalOrder(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      List<? extends Option> options = options(Engine.question(turn.after()));
      assertEquals(CanonicalOrder.of(options), options);
      List<String> words = options.stream().map(Option::word).toList();
      assertEquals(words.stream().distinct().toList(), words);
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void aChoiceHasTwoOptionsAndADrawOne(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Question question = Engine.question(turn.after());
      if (question instanceof Question.Choose choice) {
        assertTrue(choice.options().size() >= 2, choice::toString);
      } else if (question instanceof Question.DrawToken draw) {
        assertTrue(!draw.options().isEmpty(), draw::toString);
      }
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void theQuestionOfAStateIsTheOneThatCameWithIt(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      if (turn.result() instanceof Result.Played(State state, var events, Question question)) {
        assertEquals(question, Engine.question(state));
        assertEquals(question == null, state.agenda() == null);
      }
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void aRefusalSaysWhyAndChangesNothing(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      if (turn.result() instanceof Result.Refused(Rejection rejection)) {
        assertNotNull(rejection.code());
        assertTrue(!rejection.sentence().isBlank());
        Result again = Engine.play(turn.before(), turn.input());
        assertEquals(turn.result(), again, "the state is as it was");
      }
    }
  }

  /** IN-1: modifiers and rerolls belong to a die; a reroll to one that lies. */
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void modifiersAndRerollsAreDeclaredOnlyForADie(@ForAll Game game) {
    Interrupt reroll = new Interrupt.Reroll(Interrupt.Cause.OTHER, "a property");
    Interrupt modify = new Interrupt.Modify(Modifier.other(1, "a property"));
    for (Game.Turn turn : game.turns()) {
      Question question = Engine.question(turn.after());
      boolean die = question instanceof Question.RollDie;
      boolean lies = question instanceof Question.RollDie roll && roll.face() > 0;
      assertEquals(die, Engine.play(turn.after(), modify) instanceof Result.Played);
      assertEquals(lies, Engine.play(turn.after(), reroll) instanceof Result.Played);
    }
  }

  /** IN-1: once per cause, whatever is written beside it. */
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void evasiveManeuversRerollADieOnce(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Result first = Engine.play(turn.after(), evasive("by one"));
      if (first instanceof Result.Played(State rolling, var events, var question)
          && Engine.play(rolling, new Answer.Fell(4)) instanceof Result.Played lying) {
        assertRefused(lying.state(), evasive("by another"));
      }
    }
  }

  /** IN-2: before raiders act in the area, so not when the die of the first one lies already. */
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void interferenceComesBeforeTheDie(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      if (Engine.question(turn.after()) instanceof Question.RollDie roll && roll.face() > 0) {
        for (Area area : Area.RING) {
          assertRefused(turn.after(), new Interrupt.RunInterference(area));
        }
      }
    }
  }

  private static Interrupt evasive(String reason) {
    return new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, reason);
  }

  private static Rejection assertRefused(State state, Input input) {
    Result result = Engine.play(state, input);
    return assertInstanceOf(Result.Refused.class, result, input::toString).rejection();
  }

  private static List<? extends Option> options(Question question) {
    return switch (question) {
      case Question.Choose choice -> choice.options();
      case Question.DrawToken draw -> draw.options();
      case Question.RollDie _ -> List.of();
      case null -> List.of();
    };
  }
}
