package org.dradis.session.action;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Objective;
import org.dradis.rules.input.Command;

/** What the rules would take from anybody, but what not every game has. */
final class InTheGame {
  private InTheGame() {}

  /** Whether a game with these options and this objective has it. */
  static boolean has(Board board, Command command) {
    return switch (command) {
      case Command.MakeMutineer _ -> board.plays(GameOption.DAYBREAK); // LD-3
      case Command.RevealSympathizer _ -> !board.plays(GameOption.DAYBREAK); // LD-3
      case Command.BeginNewCaprica _ -> board.voyage().objective() == Objective.NEW_CAPRICA; // NC-1
      default -> true;
    };
  }
}
