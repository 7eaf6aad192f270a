package org.dradis.rules;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Option;
import org.dradis.rules.cards.EndOfCommand;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Agenda;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.play.RollWindow;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/**
 * The rules engine: a state and an input give a new state, what happened, and what is asked next.
 * It owns no dice, no clock and no memory; equal calls give equal answers.
 */
public final class Engine {
  private Engine() {}

  /** Plays one input, as far as it goes without asking. */
  public static Result play(State state, Input input) {
    return switch (input) {
      case Command command -> start(state, command);
      case Answer answer -> answer(state, answer);
      case Interrupt interrupt -> Interrupts.declare(state, interrupt);
    };
  }

  /** The question that a state waits with, or null between commands. */
  public static @Nullable Question question(State state) {
    Agenda agenda = state.agenda();
    if (agenda == null) {
      return null;
    }
    return switch (agenda.top()) {
      case Roll roll -> ask(state.board(), roll, state.window());
      case Draw<?> draw -> new Question.DrawToken(draw.pool(), draw.options(state.board()));
      case Choice<?> choice -> ask(state.board(), choice, choice.options(state.board()));
      case Act act -> throw new IllegalStateException("a game never rests before " + act);
    };
  }

  private static Result start(State state, Command command) {
    if (state.agenda() != null) {
      return refuse(Rejection.Code.QUESTION_OPEN, "", "another question is still open");
    }
    if (state.board().outcome() != null) {
      return refuse(Rejection.Code.GAME_OVER, "", "the game is over");
    }
    Order order = Orders.of(command);
    Play play = new Play(state.board(), null, state.interference());
    play.next(EndOfCommand.INSTANCE);
    if (idles(order, state.board())) {
      play.tell(new Event.NothingHappened(state.board().frozen() ? "NC-4" : "NC-6"));
      return run(play);
    }
    Rejection refusal = order.refusal(state.board());
    if (refusal != null) {
      return new Result.Refused(refusal);
    }
    play.next(order);
    return run(play);
  }

  private static boolean idles(Order order, Board board) {
    return (order.touchesSpace() && board.frozen())
        || (order.travels() && board.newCaprica() != null);
  }

  private static Result answer(State state, Answer answer) {
    Agenda agenda = state.agenda();
    if (agenda == null) {
      return refuse(Rejection.Code.NO_QUESTION_OPEN, "", "nothing is asked");
    }
    return switch (agenda.top()) {
      case Roll roll -> roll(state, agenda, roll, answer);
      case Draw<?> draw when answer instanceof Answer.Drew(Option token) ->
          draw(state, agenda, draw, token);
      case Choice<?> choice when answer instanceof Answer.Chose(Option option) ->
          choose(state, agenda, choice, option);
      default -> notAnAnswer();
    };
  }

  private static Result roll(State state, Agenda agenda, Roll roll, Answer answer) {
    RollWindow window = state.window();
    return switch (answer) {
      case Answer.Stands() when window.dieLies() -> settle(state, agenda, roll, window);
      case Answer.Rolled(int face) when !window.dieLies() ->
          onDie(face) ? settle(state, agenda, roll, window.fell(face)) : notOnDie(face);
      case Answer.Fell(int face) when !window.dieLies() ->
          onDie(face) ? hold(state, agenda, roll, window.fell(face)) : notOnDie(face);
      default -> notAnAnswer();
    };
  }

  private static Result notAnAnswer() {
    return refuse(Rejection.Code.NOT_AN_ANSWER, "", "this does not answer the question");
  }

  private static boolean onDie(int face) {
    return face >= 1 && face <= 8;
  }

  private static Result notOnDie(int face) {
    return refuse(Rejection.Code.OUT_OF_RANGE, "face", "a die shows 1 to 8, not " + face);
  }

  /** The die lies, and the table may break in (IN-1). */
  private static Result hold(State state, Agenda agenda, Roll roll, RollWindow window) {
    State waiting = new State(state.board(), agenda, window, state.interference());
    return new Result.Played(waiting, List.of(), ask(state.board(), roll, window));
  }

  private static Result settle(State state, Agenda agenda, Roll roll, RollWindow window) {
    Play play = goOn(state, agenda);
    long plus = (long) window.plus() + roll.modifier(state.board());
    int result = Math.clamp(window.face() + plus, 1, 8); // AT
    Integer reroll = window.rerolls().isEmpty() ? null : window.face();
    RollFor what = roll.what();
    play.tell(
        new Event.DieRolled(
            what.by(),
            what.at(),
            what.area(),
            window.firstFace(),
            reroll,
            Math.clamp(plus, Integer.MIN_VALUE, Integer.MAX_VALUE),
            result));
    roll.rolled(play, result);
    return run(play);
  }

  private static <O extends Option> Result draw(
      State state, Agenda agenda, Draw<O> draw, Option token) {
    List<O> left = draw.options(state.board());
    int place = left.indexOf(token);
    if (place < 0) {
      return refuse(
          Rejection.Code.NOT_AN_OPTION, "token", token.word() + " is not among what is left");
    }
    Play play = goOn(state, agenda);
    draw.drawn(play, left.get(place));
    return run(play);
  }

  private static <O extends Option> Result choose(
      State state, Agenda agenda, Choice<O> choice, Option chosen) {
    List<O> options = choice.options(state.board());
    int place = options.indexOf(chosen);
    if (place < 0) {
      return refuse(
          Rejection.Code.NOT_AN_OPTION, "option", chosen.word() + " is not among the options");
    }
    Play play = goOn(state, agenda);
    choice.chosen(play, options.get(place));
    return run(play);
  }

  /** The question on top of the agenda is answered. */
  private static Play goOn(State state, Agenda agenda) {
    return new Play(state.board(), agenda.rest(), state.interference());
  }

  /** Works through the agenda until something has to be asked. */
  static Result run(Play play) {
    Question question = null;
    Agenda agenda = play.agenda();
    while (agenda != null && question == null) {
      switch (agenda.top()) {
        case Act act -> {
          play.done(agenda);
          act.play(play);
        }
        case Roll roll -> question = ask(play.board(), roll, RollWindow.CLOSED);
        case Draw<?> draw -> question = askOrSkip(play, agenda, draw);
        case Choice<?> choice -> question = askOrDecide(play, agenda, choice);
      }
      agenda = play.agenda();
    }
    State state = new State(play.board(), agenda, RollWindow.CLOSED, play.interference());
    return new Result.Played(state, play.events(), question);
  }

  private static Question ask(Board board, Roll roll, RollWindow window) {
    return new Question.RollDie(
        roll.what(), roll.modifier(board), window.declared(), window.face());
  }

  private static Question ask(Board board, Choice<?> choice, List<? extends Option> options) {
    return new Question.Choose(choice.matter(board), choice.area(), choice.kind(), options);
  }

  private static @Nullable Question askOrSkip(Play play, Agenda agenda, Draw<?> draw) {
    List<? extends Option> options = draw.options(play.board());
    if (options.isEmpty()) {
      play.done(agenda);
      return null;
    }
    return new Question.DrawToken(draw.pool(), options);
  }

  private static <O extends Option> @Nullable Question askOrDecide(
      Play play, Agenda agenda, Choice<O> choice) {
    List<O> options = choice.options(play.board());
    if (options.size() > 1) {
      return ask(play.board(), choice, options);
    }
    play.done(agenda);
    if (options.isEmpty()) {
      choice.impossible(play);
    } else {
      choice.chosen(play, options.getFirst());
    }
    return null;
  }

  static Result refuse(Rejection.Code code, String part, String sentence) {
    return new Result.Refused(new Rejection(code, part, sentence));
  }
}
