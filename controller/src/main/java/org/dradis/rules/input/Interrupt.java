package org.dradis.rules.input;

import org.dradis.rules.board.Area;

/** The table breaks in; the engine cannot see hands, so the table declares (IN-3). */
public sealed interface Interrupt extends Input {
  /** A modifier before or after the die (IN-1). */
  record Modify(Modifier modifier) implements Interrupt {}

  /** The die that fell is rolled again, once per cause (IN-1). */
  record Reroll(Cause cause, String reason) implements Interrupt {}

  /** The first four raiders of an area miss; before raiders act there (IN-2). */
  record RunInterference(Area area) implements Interrupt {}

  /** Why a die is rolled again. */
  enum Cause {
    /** When a viper is attacked. */
    EVASIVE_MANEUVERS,
    /** When an occupation force is attacked. */
    MAXIMUM_FIREPOWER,
    /** Any other effect, told apart by its reason. */
    OTHER
  }
}
