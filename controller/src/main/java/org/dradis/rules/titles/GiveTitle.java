package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** An effect names the new holder: the title goes there without the line (SU-5). */
public record GiveTitle(Title title, String to) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (title == Title.CAG && !board.plays(GameOption.CYLON_FLEET)) {
      return new Rejection(
          Rejection.Code.OPTION_OFF, "title", "the CAG needs the option cylon-fleet");
    }
    Player player = board.crew().find(to);
    if (player == null) {
      return new Rejection(Rejection.Code.NOT_AT_THE_TABLE, "to", to + " is not among the players");
    }
    return LineOfSuccession.canHold(board, title, player)
        ? null
        : new Rejection(Rejection.Code.CANNOT_HOLD_TITLE, "to", sentence(board, player));
  }

  private String sentence(Board board, Player player) {
    return LineOfSuccession.isInLine(board, title, to)
        ? to + " is " + AtTheTable.phrase(player.state()) + " and cannot be " + title.word()
        : to + " is not in the line of the " + title.word();
  }

  @Override
  public void play(Play play) {
    if (play.board().crew().titles().holds(to, title)) {
      play.tell(new Event.NothingHappened("SU-5"));
    }
    PassTitles.give(play, title, to);
  }
}
