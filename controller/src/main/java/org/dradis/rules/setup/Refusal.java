package org.dradis.rules.setup;

/** Why a game cannot be set up like this, for programs and in a sentence. */
public record Refusal(Code code, String sentence) {
  /** For programs. */
  public enum Code {
    TOO_FEW_PLAYERS,
    TOO_MANY_PLAYERS,
    UNKNOWN_CHARACTER,
    CHARACTER_TWICE,
    EXPANSION_NOT_USED,
    OPTION_NEEDS_EXPANSION,
    OBJECTIVE_NEEDS_EXPANSION,
    SAME_PERSON,
    TWO_LEADERS,
    LEADER_WITH_THREE,
    SEVEN_WITHOUT_LEADER,
    TYPE_OUT_OF_TURN
  }
}
