package org.dradis.rules.newcaprica;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A Cylon with an occupation force in the own location arrests a character there (NC-8). */
public record Arrest(String character, int position) implements OnNewCaprica {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = OnNewCaprica.super.refusal(board);
    if (refusal == null) {
      refusal = OnNewCaprica.unlessForceAt("position", board, position);
    }
    return refusal != null || isAtLarge(board)
        ? refusal
        : new Rejection(
            Rejection.Code.UNUSABLE,
            "character",
            character + " is not a human at large on New Caprica");
  }

  private boolean isAtLarge(Board board) {
    Player player = board.crew().find(character);
    return player != null && player.state() == PlayerState.HUMAN && board.areaOf(character) == null;
  }

  @Override
  public void play(Play play, NewCaprica newCaprica) {
    play.next(new Grab(character));
  }

  /** The roll: 1-3 Detention, 4-7 Medical Center, 8 nothing. */
  record Grab(String character) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.ARREST, "occupation-force", character, null);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result == 8) {
        play.tell(new Event.ArrestFailed(character));
        return;
      }
      PlayerState state = result <= 3 ? PlayerState.BRIG : PlayerState.SICKBAY;
      Crew crew = play.board().crew();
      Player player = crew.find(character);
      if (player != null) {
        play.set(play.board().with(crew.with(player.in(state))));
      }
      play.tell(new Event.CharacterArrested(character, state));
    }
  }
}
