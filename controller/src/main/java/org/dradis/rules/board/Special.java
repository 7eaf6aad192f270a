package org.dradis.rules.board;

/** The specials of attack cards that the engine itself applies (CA-2). */
public enum Special implements Hyphenated {
  /** Unmanned craft subtract 2 from their attack rolls. */
  AMBUSH,
  /** The raiders just placed act at once. */
  BESIEGED,
  /** One raptor is destroyed. */
  BLINDSIDED,
  /** Every launch of a basestar is one ship larger. */
  CYLON_SWARM,
  /** Basestars launch 2 raiders after raiders acted. */
  DOGFIGHT,
  /** Each basestar attacks Galactica. */
  HEAVY_ASSAULT,
  /** Nobody may activate the Armory. */
  LOCKDOWN,
  /** After the jump, characters in Engine Room or FTL Control are executed. */
  LURED_INTO_A_TRAP,
  /** The jump track goes back 2. */
  MASSIVE_ASSAULT,
  /** The jump track goes back 1. */
  RAIDING_PARTY,
  /** A raider just placed carries the Scar token. */
  SCAR,
  /** Two vipers in the reserves are damaged. */
  TACTICAL_STRIKE,
  /** A destroyed basestar costs 1 morale and 1 raptor. */
  THE_GUARDIANS,
  /** In play at a jump it is shuffled back into the crisis deck. */
  THIRTY_THREE,
  /** An assault raptor joins in a launch area. */
  TRIAL_BY_FIRE,
  /** Only a reminder for the table, or nothing. */
  REMINDER
}
