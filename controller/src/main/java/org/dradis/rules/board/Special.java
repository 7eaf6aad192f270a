package org.dradis.rules.board;

/** The lasting specials of attack cards that the engine itself applies (CA-2). */
public enum Special {
  /** Unmanned craft subtract 2 from their attack rolls. */
  AMBUSH,
  /** Every launch of a basestar is one ship larger. */
  CYLON_SWARM,
  /** Basestars launch 2 raiders after raiders acted. */
  DOGFIGHT,
  /** A destroyed basestar costs 1 morale and 1 raptor. */
  THE_GUARDIANS,
  /** Nobody may activate the Armory. */
  LOCKDOWN,
  /** Only a reminder for the table. */
  REMINDER
}
