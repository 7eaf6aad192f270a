package org.dradis.rules.cards;

import org.dradis.rules.board.Until;
import org.dradis.rules.damage.CardsInPlay;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** What is looked at when everything a command started is done: Dogfight ends with no raider. */
public record EndOfCommand() implements Act {
  public static final EndOfCommand INSTANCE = new EndOfCommand();

  @Override
  public void play(Play play) {
    if (!play.board().cards().isEmpty() && play.board().raiders() == 0) {
      CardsInPlay.end(play, Until.NEXT_JUMP_OR_NO_RAIDERS);
    }
  }
}
