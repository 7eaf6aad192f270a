package org.dradis.rules.execution;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.event.Reminder;

/** Where a character starts and what it brings along (EX-2); the table does it. */
public final class SpecialStart {
  private SpecialStart() {}

  /** When the game begins: only what is special; loyalty cards are part of the deal. */
  public static List<Reminder> atTheStart(String character) {
    return switch (character) {
      case CharacterSheet.APOLLO -> List.of(Reminder.START_IN_LAUNCHED_VIPER);
      case CharacterSheet.HELO -> List.of(Reminder.MISS_A_TURN);
      case CharacterSheet.ZAREK -> List.of(Reminder.DRAW_A_MUTINY_CARD);
      default -> List.of();
    };
  }

  /** After an execution. */
  static List<Reminder> ofNewCharacter(Board board, String character) {
    boolean sleepersAwoke = isAfterSleeperPhase(board.voyage());
    List<Reminder> reminders = new ArrayList<>();
    reminders.add(Reminder.ONCE_PER_GAME_CARRIES_OVER);
    if (board.plays(GameOption.DAYBREAK)) {
      reminders.add(Reminder.NO_NEW_MIRACLE_TOKEN);
    }
    reminders.add(place(board, character, sleepersAwoke));
    switch (character) {
      case CharacterSheet.BOOMER -> {
        if (!sleepersAwoke) {
          reminders.add(Reminder.ADD_ONE_HUMAN_CARD);
        }
      }
      case CharacterSheet.BALTAR -> {
        if (!sleepersAwoke) {
          reminders.add(Reminder.ADD_ONE_HUMAN_CARD);
          reminders.add(Reminder.DRAW_ONE_LOYALTY_CARD);
        }
      }
      case CharacterSheet.HELO -> reminders.add(Reminder.MISS_A_TURN);
      case CharacterSheet.ZAREK -> reminders.add(Reminder.DRAW_A_MUTINY_CARD);
      default -> {}
    }
    return reminders;
  }

  private static Reminder place(Board board, String character, boolean sleepersAwoke) {
    if (character.equals(CharacterSheet.BOOMER) && sleepersAwoke) {
      return board.frozen() ? Reminder.START_IN_DETENTION : Reminder.START_IN_BRIG;
    }
    if (board.frozen()) {
      return Reminder.START_IN_RESISTANCE_HQ; // NC-4
    }
    if (character.equals(CharacterSheet.APOLLO)) {
      return viperIsLaunched(board)
          ? Reminder.START_IN_LAUNCHED_VIPER
          : Reminder.START_IN_HANGAR_DECK;
    }
    return Reminder.START_WHERE_THE_SHEET_SAYS;
  }

  /** The same distance whatever the objective (JP-3). */
  private static boolean isAfterSleeperPhase(Voyage voyage) {
    return voyage.objective() != null && voyage.distance() >= Objective.SLEEPER_AT;
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
