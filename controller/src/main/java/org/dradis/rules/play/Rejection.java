package org.dradis.rules.play;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.jspecify.annotations.Nullable;

/**
 * Why an input is refused. The part is the field of the input that is wrong, empty for the whole of
 * it; the sentence is for people.
 */
public record Rejection(Code code, String part, String sentence) {
  /** Refuses a number of things that is below 0. */
  public static @Nullable Rejection unlessCount(String part, int count) {
    return count >= 0
        ? null
        : new Rejection(Code.OUT_OF_RANGE, part, "must be 0 or more, not " + count);
  }

  /** Refuses what belongs to an option that is off. */
  public static @Nullable Rejection unlessPlayed(Board board, GameOption option) {
    return board.plays(option)
        ? null
        : new Rejection(Code.OPTION_OFF, "", "needs the option " + option.word());
  }

  /** Refuses a basestar that is not on the main board. */
  public static @Nullable Rejection unlessOnMainBoard(String part, Board board, Basestar basestar) {
    return board.areaOf(basestar) != null
        ? null
        : new Rejection(Code.NO_SUCH_PIECE, part, basestar.word() + " is not on the main board");
  }

  /** For programs. */
  public enum Code {
    QUESTION_OPEN,
    NO_QUESTION_OPEN,
    NOT_AN_ANSWER,
    NOT_AN_OPTION,
    NOT_NOW,
    ALREADY_DECLARED,
    GAME_OVER,
    OPTION_OFF,
    NO_SUCH_PIECE,
    NOT_ADJACENT,
    NOT_A_LAUNCH_AREA,
    ALREADY_FLYING,
    UNUSABLE,
    NOT_DAMAGED,
    OUT_OF_RANGE,
    NOT_AT_THE_TABLE,
    NOT_IN_THIS_STATE,
    CANNOT_HOLD_TITLE,
    NO_SUCH_CHARACTER,
    PERSON_WAS_IN_THE_GAME
  }
}
