package org.dradis.rules.execution;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.titles.AtTheTable;

/** What the executed leave behind, Cylon or human (EX-1). */
final class Belongings {
  private Belongings() {}

  static void discard(Play play, String character) {
    AtTheTable.remind(play, Reminder.DISCARD_HAND_AND_ATTACHED_CARDS, character);
    if (play.board().plays(GameOption.DAYBREAK)) {
      AtTheTable.remind(play, Reminder.DISCARD_MUTINY_CARDS_AND_MIRACLE_TOKEN, character);
    }
  }
}
