package org.dradis.rules.titles;

import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;

/** A player becomes a revealed Cylon, by an action, a card or an execution (SU-2, SU-6). */
public final class BecomeCylon {
  private BecomeCylon() {}

  /** Out of the craft, into the state; the Mutineer card is laid down, titles pass. */
  public static void play(Play play, String character, PlayerState state) {
    AtTheTable.leaveCraft(play, character);
    Player before = AtTheTable.find(play.board(), character);
    play.set(play.board().with(play.board().crew().with(before.withMutineer(false))));
    if (before.state() != state) {
      AtTheTable.change(play, character, state);
    }
    AtTheTable.remind(
        play,
        play.board().frozen() ? Reminder.GO_TO_MEDICAL_CENTER : Reminder.GO_TO_RESURRECTION_SHIP,
        character);
    PassTitles.of(play, character, null);
    if (before.mutineer()) {
      AtTheTable.remind(play, Reminder.HAND_ON_MUTINEER_CARD, character);
    }
  }
}
