package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Titles;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.jspecify.annotations.Nullable;

/** Titles go to the next in line, and what belongs to them goes along (SU-2, SU-4). */
public final class PassTitles {
  private PassTitles() {}

  /** Passes every title of a character on, over the head of one who gets nothing this time. */
  public static void of(Play play, String loser, @Nullable String passedOver) {
    for (Title title : Title.values()) {
      if (play.board().crew().titles().holds(loser, title)) {
        give(play, title, LineOfSuccession.heir(play.board(), title, passedOver));
      }
    }
  }

  /** Gives a title to a character, or to nobody; the holder keeps it without a word. */
  static void give(Play play, Title title, @Nullable String to) {
    Board board = play.board();
    Titles titles = board.crew().titles();
    if (to == null ? titles.of(title) == null : titles.holds(to, title)) {
      return;
    }
    play.set(board.with(board.crew().with(titles.with(title, to))));
    play.tell(new Event.TitlePassed(title, titles.of(title), to));
    if (to != null) {
      remind(play, title, to);
    }
  }

  private static void remind(Play play, Title title, String to) {
    if (title == Title.ADMIRAL && play.board().nukes() > 0) {
      AtTheTable.remind(play, Reminder.NUKES_TRAVEL, to);
    }
    if (title == Title.PRESIDENT) {
      AtTheTable.remind(play, Reminder.QUORUM_HAND_TRAVELS, to);
    }
  }
}
