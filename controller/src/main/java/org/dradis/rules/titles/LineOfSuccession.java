package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.jspecify.annotations.Nullable;

/** Who can hold a title, and who comes next in its line (SU-1, SU-2). */
public final class LineOfSuccession {
  private LineOfSuccession() {}

  /**
   * Finds the highest who can hold the title. For Admiral and CAG those in the Brig come after all
   * others: the highest of them holds it if there is nobody else. The one passed over counts for
   * neither.
   */
  public static @Nullable String heir(Board board, Title title, @Nullable String passedOver) {
    Crew crew = board.crew();
    String highestInBrig = null;
    for (String character : crew.register().succession().line(title)) {
      Player player = crew.find(character);
      if (player == null || character.equals(passedOver) || !player.state().isHumanPlayer()) {
        continue;
      }
      if (!isHeldBack(board, title, character)) {
        return character;
      }
      if (highestInBrig == null) {
        highestInBrig = character;
      }
    }
    return highestInBrig;
  }

  /** Whether a player can be named the holder (SU-5). */
  static boolean canHold(Board board, Title title, Player player) {
    if (!isInLine(board, title, player.character()) || !player.state().isHumanPlayer()) {
      return false;
    }
    boolean allHeldBack = isHeldBack(board, title, heir(board, title, null));
    return allHeldBack || !isHeldBack(board, title, player.character());
  }

  static boolean isInLine(Board board, Title title, String character) {
    return board.crew().register().succession().line(title).contains(character);
  }

  /** In the Brig, where the title is lost; on New Caprica nobody counts as brigged (SU-3, NC-4). */
  static boolean isHeldBack(Board board, Title title, @Nullable String character) {
    Player player = character == null ? null : board.crew().find(character);
    return player != null
        && player.state() == PlayerState.BRIG
        && title.isLostInBrig()
        && !board.frozen();
  }
}
