package org.dradis.session;

import java.util.List;
import java.util.stream.Collectors;
import org.dradis.port.DiceThrow;
import org.dradis.rules.board.Option;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.question.Question;

/** What players say to the open question: dice, draws, choices, and breaking in. */
final class Answers {
  private Answers() {}

  static Step give(SessionState state, SessionInput input) {
    return switch (input) {
      case SessionInput.Declare(Interrupt interrupt) -> Playing.input(state, interrupt, input);
      case SessionInput.LetStand() -> Playing.input(state, new Answer.Stands(), input);
      case SessionInput.Choose(String word) -> {
        Question open = state.question();
        yield open instanceof Question.Choose
            ? pick(state, open, word, input)
            : Step.refused(state, Objection.NOTHING_TO_CHOOSE, "nothing is to be chosen now");
      }
      case SessionInput.Draw(String word) -> {
        Question open = state.question();
        yield open instanceof Question.DrawToken
            ? pick(state, open, word, input)
            : Step.refused(state, Objection.NOTHING_TO_DRAW, "nothing is to be drawn now");
      }
      case SessionInput.Throw(DiceThrow outcome) -> thrown(state, outcome, input);
      case SessionInput.TypeDie(int face) -> typed(state, face, input);
      case SessionInput.RollByComputer(int face) ->
          isAsked(state)
              ? fell(state, face, input)
              : Step.refused(state, Objection.NO_DIE_WANTED, "nobody asked for a die");
      default -> throw new IllegalStateException("not an answer: " + input);
    };
  }

  private static Step pick(SessionState state, Question open, String word, SessionInput by) {
    List<Offer> offers = Offer.of(open, state.game().board());
    for (Offer offer : offers) {
      if (offer.word().equals(word)) {
        Option option = offer.option();
        return Playing.input(
            state,
            open instanceof Question.DrawToken ? new Answer.Drew(option) : new Answer.Chose(option),
            by);
      }
    }
    return Step.refused(
        state,
        Reason.of(Objection.NOT_OFFERED, "option", word),
        "\""
            + word
            + "\" is not offered; there are "
            + offers.stream().map(Offer::word).collect(Collectors.joining(", ")));
  }

  /** Whether a die is to be thrown now; one that lies open to rerolls is not asked for again. */
  private static boolean isAsked(SessionState state) {
    return state.question() instanceof Question.RollDie roll && roll.face() == 0;
  }

  private static Step thrown(SessionState state, DiceThrow outcome, SessionInput by) {
    if (!isAsked(state)) {
      return noted(
          state,
          new DiceNote.Unasked(outcome),
          Objection.UNASKED,
          "a die fell, but nobody asked for one");
    }
    return switch (outcome) {
      case DiceThrow.Rolled(int face) -> fell(state, face, by);
      case DiceThrow.Voided(var reason) ->
          noted(
              state,
              new DiceNote.Again(reason),
              Objection.AGAIN,
              "the throw does not count: throw again");
      case DiceThrow.Doubtful(var doubt) ->
          noted(
              state,
              new DiceNote.Look(doubt),
              Objection.LOOK,
              "the tower cannot tell: look and type what the die shows, or throw again");
    };
  }

  private static Step noted(SessionState state, DiceNote note, Objection remark, String sentence) {
    return new Step(state.withNote(note), new Reply.Noted(sentence, Reason.of(remark)), List.of());
  }

  /** A die that lies but does not count yet is replaced: it was misread. */
  private static Step typed(SessionState state, int face, SessionInput by) {
    if (isAsked(state)) {
      return fell(state, face, by);
    }
    History.Past die = state.history().lastDie();
    if (state.question() instanceof Question.RollDie && die != null) {
      Step again =
          fell(state.withGame(die.state(), new History(die.rest(), null), List.of()), face, by);
      return again.isRefused()
          ? again
          : new Step(
              again.state(), Corrections.remark(state.history().sinceLastDie()), again.events());
    }
    return Step.refused(state, Objection.NO_DIE_WANTED, "nobody asked for a die");
  }

  static Step fell(SessionState state, int face, SessionInput by) {
    return Playing.input(
        state, state.holdRolls() ? new Answer.Fell(face) : new Answer.Rolled(face), by);
  }
}
