package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.State;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.question.Question;
import org.dradis.session.Offer;
import org.dradis.session.Reply;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Step;
import org.dradis.session.board.Move;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;
import org.jspecify.annotations.Nullable;

/**
 * People who play an evening at the table of a session: their hands do the tasks, and they answer
 * and command as an autoplay does. What they say follows from the seed and from what they hear.
 */
public final class Company {
  private final Chance chance;
  private final State start;
  private final Turns turns;
  private boolean commanded;

  public Company(long seed, Mix mix) {
    this.chance = new Chance(seed);
    this.start = Seats.sitDown(mix, chance);
    this.turns = new Turns(chance, Steer.NONE, new Crises(mix.options()));
  }

  /** The game that they sit down to. */
  public State start() {
    return start;
  }

  /** What reaches the session next: a piece that was put somewhere, an answer, a command. */
  public SessionInput next(SessionState state) {
    commanded = false;
    Question question = state.question();
    for (Move move : state.difference().moves()) {
      SessionInput done = chance.oneIn(8) ? null : byHand(state.table(), move);
      if (done != null) {
        return done;
      }
    }
    if (question != null) {
      return answer(question, state);
    }
    if (state.waiting() != null) {
      return new SessionInput.GoOn();
    }
    commanded = true;
    return switch (turns.next(state.game().board())) {
      case Command command -> new SessionInput.Start(command);
      case Interrupt interrupt -> new SessionInput.Declare(interrupt);
      case Answer _ -> new SessionInput.LetStand();
    };
  }

  /** What came of the last thing they said. */
  public void heard(Step step) {
    if (step.reply() instanceof Reply.Refused) {
      if (commanded) {
        turns.refused();
      }
      return;
    }
    step.events().forEach(event -> turns.saw(event, step.state().game().board()));
  }

  private SessionInput answer(Question question, SessionState state) {
    List<Offer> offers = Offer.of(question, state.game().board());
    return switch (question) {
      case Question.RollDie roll ->
          roll.face() > 0 ? new SessionInput.LetStand() : new SessionInput.TypeDie(chance.die());
      case Question.DrawToken _ -> new SessionInput.Draw(chance.<Offer>pick(offers).word());
      case Question.Choose _ -> new SessionInput.Choose(chance.<Offer>pick(offers).word());
    };
  }

  /** One piece of a task, or null if no such piece is to be found. */
  private static @Nullable SessionInput byHand(Table table, Move move) {
    Place from = move.from();
    Place to = move.to();
    boolean seenThere = to != null && table.senses(to);
    boolean seenHere = from == Place.BORDER || (from != null && table.senses(from));
    if (!seenHere && !seenThere) {
      return from != null && from.isReal() && to != null
          ? new SessionInput.Tick(new Move(move.kind(), 1, from, to))
          : null;
    }
    String tag = tag(table, move.kind(), seenHere ? from : null);
    return tag == null
        ? null
        : new SessionInput.PlaceTag(tag, to != null && seenThere ? List.of(to) : List.of());
  }

  /** A piece that is seen there; without a place one that no zone sees. */
  private static @Nullable String tag(Table table, PieceKind kind, @Nullable Place from) {
    for (var entry : table.pieces().entrySet()) {
      Piece piece = entry.getValue();
      List<Place> in = table.where().getOrDefault(entry.getKey(), List.of());
      Place place = in.isEmpty() ? null : in.size() == 1 ? in.getFirst() : Place.BORDER;
      if (piece.kind() == kind && place == from) {
        return entry.getKey();
      }
    }
    return null;
  }
}
