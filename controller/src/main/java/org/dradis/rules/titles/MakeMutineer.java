package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Player;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A player gets the Mutineer card, which there is once, and loses every title (SU-2, SU-6). */
public record MakeMutineer(String character) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return AtTheTable.refusalUnlessHuman(board, character);
  }

  @Override
  public void play(Play play) {
    name(play, character);
    PassTitles.of(play, character, character);
  }

  /** Puts the card before a player, from wherever it was. */
  public static void name(Play play, String character) {
    Crew crew = play.board().crew();
    Player before = crew.mutineer();
    if (before != null) {
      crew = crew.with(before.withMutineer(false));
    }
    Player now = AtTheTable.find(play.board(), character).withMutineer(true);
    play.set(play.board().with(crew.with(now)));
    play.tell(new Event.MutineerNamed(character));
  }
}
