package org.dradis.rules.execution;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.titles.AtTheTable;

/** Where a new character starts and what it brings along (EX-2); the table does it. */
final class SpecialStart {
  private static final String APOLLO = "Lee \"Apollo\" Adama (Pilot)";
  private static final String BALTAR = "Gaius Baltar (Political Leader)";
  private static final String BOOMER = "Sharon \"Boomer\" Valerii";
  private static final String HELO = "Karl \"Helo\" Agathon (Military Leader)";
  private static final String ZAREK = "Tom Zarek (Military Leader)";

  /** The distance of the sleeper phase, whatever the objective (JP-3). */
  private static final int SLEEPER = 4;

  private SpecialStart() {}

  static void remind(Play play, String character) {
    Board board = play.board();
    AtTheTable.remind(play, Reminder.ONCE_PER_GAME_CARRIES_OVER, character);
    if (board.plays(GameOption.DAYBREAK)) {
      AtTheTable.remind(play, Reminder.NO_NEW_MIRACLE_TOKEN, character);
    }
    boolean sleepersAreAwake = isAfterSleeperPhase(board.voyage());
    AtTheTable.remind(play, place(board, character, sleepersAreAwake), character);
    switch (character) {
      case BOOMER, BALTAR -> {
        if (!sleepersAreAwake) {
          AtTheTable.remind(play, Reminder.ADD_ONE_HUMAN_CARD, character);
          if (character.equals(BALTAR)) {
            AtTheTable.remind(play, Reminder.DRAW_ONE_LOYALTY_CARD, character);
          }
        }
      }
      case HELO -> AtTheTable.remind(play, Reminder.MISS_A_TURN, character);
      case ZAREK -> AtTheTable.remind(play, Reminder.DRAW_A_MUTINY_CARD, character);
      default -> {}
    }
  }

  private static Reminder place(Board board, String character, boolean sleepersAreAwake) {
    if (character.equals(BOOMER) && sleepersAreAwake) {
      return board.frozen() ? Reminder.START_IN_DETENTION : Reminder.START_IN_BRIG;
    }
    if (board.frozen()) {
      return Reminder.START_IN_RESISTANCE_HQ; // NC-4
    }
    if (character.equals(APOLLO)) {
      return viperIsLaunched(board)
          ? Reminder.START_IN_LAUNCHED_VIPER
          : Reminder.START_IN_HANGAR_DECK;
    }
    return Reminder.START_WHERE_THE_SHEET_SAYS;
  }

  private static boolean isAfterSleeperPhase(Voyage voyage) {
    return voyage.objective() != null && voyage.distance() >= SLEEPER;
  }

  private static boolean viperIsLaunched(Board board) {
    for (Area area : Area.RING) {
      if (board.at(area).vipers().total() > 0) {
        return true;
      }
    }
    return false;
  }
}
