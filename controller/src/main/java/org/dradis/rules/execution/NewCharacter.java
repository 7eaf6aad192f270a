package org.dradis.rules.execution;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Player;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.titles.AtTheTable;
import org.jspecify.annotations.Nullable;

/** The new character: any human of whom no version has been in the game (EX-2). */
public final class NewCharacter {
  private NewCharacter() {}

  /** Why this character cannot come, or null. */
  public static @Nullable Rejection refusal(Board board, String character) {
    CharacterSheet sheet = board.crew().register().find(character);
    if (sheet == null || sheet.isLeader()) {
      return new Rejection(
          Rejection.Code.NO_SUCH_CHARACTER,
          "new",
          character + " is not one of the human characters");
    }
    return wasInTheGame(board.crew(), sheet)
        ? new Rejection(
            Rejection.Code.PERSON_WAS_IN_THE_GAME,
            "new",
            sheet.person() + " is or was in the game already")
        : null;
  }

  private static boolean wasInTheGame(Crew crew, CharacterSheet sheet) {
    for (Player player : crew.players()) {
      CharacterSheet other = crew.register().find(player.character());
      if (other != null && other.person().equals(sheet.person())) {
        return true;
      }
    }
    return false;
  }

  static void joins(Play play, String character) {
    Crew crew = play.board().crew();
    play.set(play.board().with(crew.plus(Player.human(character))));
    play.tell(new Event.CharacterJoined(character));
    for (Reminder reminder : SpecialStart.ofNewCharacter(play.board(), character)) {
      AtTheTable.remind(play, reminder, character);
    }
  }
}
