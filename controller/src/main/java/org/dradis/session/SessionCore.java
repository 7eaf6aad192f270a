package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Move;
import org.dradis.session.board.Piece;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;
import org.dradis.session.board.Table;

/** The session without clock, thread and disk: a state and an input give a new state. */
public final class SessionCore {
  private SessionCore() {}

  /** Takes what somebody says who may have looked at an earlier moment of the game. */
  public static Step step(SessionState state, Said said) {
    Integer seen = said.seen();
    return seen != null && seen != state.moment() && isStale(state, said.input())
        ? Step.refused(state, Objection.MOVED_ON, "the game has moved on: look and tap again")
        : step(state, said.input());
  }

  /** Whether it may mean something else now than when it was given. */
  private static boolean isStale(SessionState state, SessionInput input) {
    return switch (input) {
      case SessionInput.Start _,
          SessionInput.Declare _,
          SessionInput.Choose _,
          SessionInput.Draw _,
          SessionInput.TypeDie _,
          SessionInput.RollByComputer _,
          SessionInput.LetStand _,
          SessionInput.GoOn _,
          SessionInput.CallOff _,
          SessionInput.Undo _,
          SessionInput.Redo _,
          SessionInput.Correct _ ->
          state.phase() == Phase.PLAYING;
      case SessionInput.Throw _,
          SessionInput.HoldRolls _,
          SessionInput.ReadTable _,
          SessionInput.Return _,
          SessionInput.PlaceTag _,
          SessionInput.LoseZone _,
          SessionInput.FindZone _,
          SessionInput.Tick _,
          SessionInput.Resume _,
          SessionInput.Close _ ->
          false;
    };
  }

  /** Takes one input. What is refused changes nothing. */
  public static Step step(SessionState state, SessionInput input) {
    if (state.phase() == Phase.CLOSED) {
      return Step.refused(state, Objection.GAME_CLOSED, "the game is closed");
    }
    Step step = take(state, input);
    return step.isRefused() ? new Step(state, step.reply(), List.of()) : arrange(step);
  }

  private static Step take(SessionState state, SessionInput input) {
    return switch (input) {
      case SessionInput.ReadTable(var pieces, var zones, var tags) ->
          Step.done(state.withTable(Table.read(pieces, zones, tags, state.expected())));
      case SessionInput.Return(var pieces, var zones, var tags) ->
          comeBack(state, pieces, zones, tags);
      case SessionInput.PlaceTag(String tag, var in) ->
          Step.done(state.withTable(state.table().placed(tag, in, moves(state))));
      case SessionInput.LoseZone(Place zone, String sentence) ->
          Step.done(state.withTable(state.table().lose(zone, sentence)));
      case SessionInput.FindZone(Place zone) ->
          Step.done(state.withTable(state.table().find(zone)));
      case SessionInput.Tick(Move move) -> tick(state, move);
      case SessionInput.HoldRolls(boolean hold) -> Step.done(state.withHoldRolls(hold));
      case SessionInput.Close(String why) ->
          why.isBlank()
              ? Step.refused(state, Objection.CLOSED_FOR_NO_REASON, "say why the game is closed")
              : Step.done(state.withPhase(Phase.CLOSED));
      case SessionInput.Resume() ->
          state.phase() == Phase.RETURNING
              ? Step.done(state.withPhase(Phase.PLAYING).withLeft(null))
              : Step.refused(state, Objection.GOES_ON_ALREADY, "the game goes on already");
      default ->
          state.phase() == Phase.RETURNING
              ? Step.refused(
                  state, Objection.RETURNING, "say first whether the game goes on or is closed")
              : play(state, input);
    };
  }

  /** What touches the game itself. */
  private static Step play(SessionState state, SessionInput input) {
    return switch (input) {
      case SessionInput.Start(Command command) -> start(state, command);
      case SessionInput.GoOn() -> goOn(state);
      case SessionInput.CallOff() ->
          state.waiting() == null
              ? Step.refused(state, Objection.NOTHING_WAITS, "nothing waits")
              : Step.done(state.withWaiting(null));
      case SessionInput.Undo(int steps) -> Rewind.back(state, steps);
      case SessionInput.Redo(int steps) -> Rewind.forward(state, steps);
      case SessionInput.Correct correct -> Corrections.make(state, correct);
      default -> Answers.give(state, input);
    };
  }

  private static List<Move> moves(SessionState state) {
    return Difference.moves(state.table(), state.expected());
  }

  /** An activation waits for hands, unless the rules refuse it anyway. */
  private static Step start(SessionState state, Command command) {
    if (state.waiting() != null) {
      return Step.refused(
          state,
          Objection.SOMETHING_WAITS,
          "something waits already: go on with it or call it off");
    }
    Step played = Playing.input(state, command, new SessionInput.Start(command));
    int open = moves(state).stream().mapToInt(Move::count).sum();
    return played.isRefused() || open == 0
        ? played
        : new Step(state.withWaiting(command), new Reply.Waits(open), List.of());
  }

  private static Step goOn(SessionState state) {
    Command waiting = state.waiting();
    return waiting == null
        ? Step.refused(state, Objection.NOTHING_WAITS, "nothing waits")
        : Playing.input(state.withWaiting(null), waiting, new SessionInput.Start(waiting));
  }

  private static Step tick(SessionState state, Move move) {
    for (Move open : moves(state)) {
      if (open.kind() == move.kind()
          && open.from() == move.from()
          && open.to() == move.to()
          && open.count() >= move.count()) {
        Place from = open.from();
        Place to = open.to();
        if (from == null || to == null) {
          return Step.refused(
              state, Objection.SEEN_BY_THE_TABLE, "the table sees by itself when that is done");
        }
        if (state.table().senses(from) || state.table().senses(to)) {
          return Step.refused(
              state, Objection.SEEN_BY_THE_TABLE, "the table sees by itself when that is done");
        }
        return Step.done(state.withTable(state.table().moved(move)));
      }
    }
    return Step.refused(state, Objection.NO_SUCH_TASK, "there is no such task");
  }

  /** The table as it stands now, and what is not where it was. */
  private static Step comeBack(
      SessionState state,
      Map<String, Piece> pieces,
      List<Place> zones,
      Map<String, List<Place>> tags) {
    Table before = state.table();
    Table now = before.reread(pieces, zones, tags, state.expected());
    // Whoever was away twice without a word in between was away once.
    Table left = state.left() == null ? before : state.left();
    return Step.done(state.withTable(now).withPhase(Phase.RETURNING).withLeft(left));
  }

  /** Hands that have nothing left to do let the game go on. */
  private static Step arrange(Step step) {
    SessionState state = step.state();
    List<Event> events = step.events();
    Reply reply = step.reply();
    while (true) {
      Standing expected = state.expected();
      state = state.withTable(state.table().handsEmptied(expected));
      if (!moves(state).isEmpty()) {
        return new Step(state, reply, events);
      }
      state = state.withTable(state.table().believing(expected), expected);
      Command waiting = state.waiting();
      if (waiting == null || state.phase() != Phase.PLAYING) {
        return new Step(state, reply, events);
      }
      Step next = Playing.input(state.withWaiting(null), waiting, new SessionInput.Start(waiting));
      if (next.isRefused()) {
        return new Step(state.withWaiting(null), next.reply(), events);
      }
      state = next.state();
      events = joined(events, next.events());
    }
  }

  private static List<Event> joined(List<Event> first, List<Event> second) {
    List<Event> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
