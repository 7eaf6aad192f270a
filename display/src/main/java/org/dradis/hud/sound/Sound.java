package org.dradis.hud.sound;

/** What a table can be heard doing. */
public enum Sound {
  /** Something is on the DRADIS that was not there. */
  CONTACT,
  LAUNCH,
  /** Somebody fires. */
  SHOT,
  /** A ship is hit or lost. */
  HIT,
  /** Galactica is in danger: damaged, or boarded. */
  ALARM,
  JUMP,
  /** Something small: a dial, a marker, a task that is done. */
  TICK,
  DICE,
  WIN,
  LOSE
}
