package org.dradis.rules.question;

/** Who decides (AC-2). */
public enum Decider {
  CURRENT_PLAYER,
  ACTING_PLAYER,
  PILOT,
  ADMIRAL,
  CAG
}
