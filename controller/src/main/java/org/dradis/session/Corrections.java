package org.dradis.session;

import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.JsonText;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.scenario.LiveJson;

/** Puts right what is wrong, by hand: a new step with who and why, never an edit. */
final class Corrections {
  private Corrections() {}

  static Step make(SessionState state, SessionInput.Correct input) {
    if (input.who().isBlank() || input.why().isBlank()) {
      return Step.refused(
          state, Objection.NOBODY_ANSWERS_FOR_IT, "a correction needs who makes it and why");
    }
    if (input.correction() instanceof Correction.Die(int face)) {
      return die(state, face, input);
    }
    if (state.game().agenda() != null) {
      return Step.refused(
          state,
          Objection.SOMETHING_UNDER_WAY,
          "something is being resolved: answer its question or take it back first");
    }
    Board board = state.game().board();
    if (board.outcome() != null) {
      return Step.refused(
          state, Objection.GAME_OVER, "the game is over: take the last step back first");
    }
    try {
      Board now =
          switch (input.correction()) {
            case Correction.Ships ships -> ByHand.move(board, ships);
            case Correction.Dial(Resource dial, int to) -> dial(board, dial, to);
            case Correction.Marker(var track, int to) -> marker(board, track, to);
            case Correction.Die _ -> throw new IllegalStateException();
          };
      check(now);
      State game = new State(now, null, state.game().window(), state.game().interference());
      History steps = state.history().step(state.game(), input);
      return Step.done(state.withWaiting(null).withGame(game, steps, List.of()));
    } catch (NotByHand e) {
      return Step.refused(state, e.reason(), e.sentence());
    } catch (BadField e) {
      return Step.refused(state, Objection.NO_SUCH_BOARD, e.field() + ": " + e.problem());
    }
  }

  private static Board dial(Board board, Resource dial, int to) {
    if (to < 0 || to > Dials.MOST) {
      throw new NotByHand(
          Reason.of(Objection.NOT_ON_THE_DIAL, "most", Dials.MOST),
          dial.word() + ": a dial shows 0-" + Dials.MOST + ", not " + to);
    }
    return board.with(board.dials().turn(dial, to - board.dials().of(dial)));
  }

  private static Board marker(Board board, Correction.Track track, int to) {
    return switch (track) {
      case JUMP -> board.with(board.voyage().withJump(to));
      case DISTANCE -> board.with(board.voyage().withDistance(to));
      case NUKES -> board.withNukes(to);
      case PURSUIT -> board.with(board.fleet().withPursuit(to));
    };
  }

  /** A board that a file could not hold is no board; cards in play are not touched. */
  private static void check(Board board) {
    String text = LiveJson.board(board.withCards(List.of()));
    LiveJson.board(JsonText.read("board", text), board.options(), AttackDeck.PRINTED);
  }

  /** Goes back to before the last die and lets it show another face. */
  private static Step die(SessionState state, int face, SessionInput.Correct input) {
    History.Past die = state.history().lastDie();
    if (die == null) {
      return Step.refused(state, Objection.NO_DIE_USED, "no die has been used yet");
    }
    Result again =
        Playing.from(
            die.state(), state.holdRolls() ? new Answer.Fell(face) : new Answer.Rolled(face));
    if (!(again instanceof Result.Played(State now, List<Event> events, var _))) {
      return Step.refused(state, Objection.NOT_ON_THE_DIE, "a die shows 1 to 8, not " + face);
    }
    History steps = state.history().step(state.game(), input);
    return new Step(
        state.withWaiting(null).withGame(now, steps, events),
        remark(state.history().sinceLastDie()),
        events);
  }

  /** What becomes of the steps after a die that is corrected. */
  static Reply remark(int later) {
    return later == 0
        ? Step.DONE
        : new Reply.Noted(
            later == 1
                ? "the step after that die was taken back"
                : "the " + later + " steps after that die were taken back",
            Reason.of(Objection.STEPS_TAKEN_BACK, "n", later));
  }
}
