package org.dradis.session;

import org.dradis.rules.board.Hyphenated;

/** Why the session itself does not take an input, or what it remarks when it does. */
public enum Objection implements Hyphenated {
  GAME_CLOSED,
  GAME_OVER,
  /** Nobody has said yet whether a game that came back goes on. */
  RETURNING,
  GOES_ON_ALREADY,
  /** It was meant for what the display showed before. */
  MOVED_ON,
  CLOSED_FOR_NO_REASON,
  NOTHING_WAITS,
  SOMETHING_WAITS,
  NO_SUCH_TASK,
  SEEN_BY_THE_TABLE,
  NOTHING_TO_CHOOSE,
  NOTHING_TO_DRAW,
  NOT_OFFERED,
  NO_DIE_WANTED,
  NOT_A_NUMBER_OF_STEPS,
  NO_STEP_BACK,
  NO_STEP_FORWARD,
  FEWER_STEPS_BACK,
  FEWER_STEPS_FORWARD,
  /** A correction without a name or a reason. */
  NOBODY_ANSWERS_FOR_IT,
  SOMETHING_UNDER_WAY,
  NO_DIE_USED,
  NOT_ON_THE_DIE,
  NOT_ON_THE_DIAL,
  NOT_SO_MANY,
  THERE_ALREADY,
  HAS_A_PILOT,
  NEVER_THERE,
  NOT_BY_HAND,
  /** The board that would come of a correction is none. */
  NO_SUCH_BOARD,
  /** A fault of the program. */
  FAULT,
  /** A remark: a die fell that nobody asked for. */
  UNASKED,
  /** A remark: the throw does not count. */
  AGAIN,
  /** A remark: the tower cannot tell. */
  LOOK,
  /** A remark: a die was read anew. */
  STEPS_TAKEN_BACK
}
