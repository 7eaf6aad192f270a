package org.dradis.rig.chip;

/** What can go wrong with one throw into the tower. */
public enum TowerFault {
  NONE,
  /** The beam is broken and free many times within 180 ms, as a die rattles through the chute. */
  BOUNCING_BEAM,
  /** The die leans on the wall and trembles: SETTLED never rises. */
  COCKED_TREMBLING,
  /** The die leans on the wall and is still: the encoder sees something that is no face. */
  COCKED_STILL,
  /** A die without magnets: the encoder sees nothing. */
  FOREIGN_DIE,
  /** All lines of the encoder are low. */
  DEAD_ENCODER_LOW,
  /** All lines of the encoder are high. */
  DEAD_ENCODER_HIGH,
  /** One line of the encoder keeps one level. */
  STUCK_LINE,
  /** The lines of the encoder find their levels one by one, up to 140 ms after the die is still. */
  SLOW_ENCODER,
  /** One line of the encoder does not stop changing. */
  LOOSE_WIRE,
  /** The die is caught while it tumbles, and dropped again. */
  DROPPED_AGAIN,
  /** A die without magnets is dropped on the die that lies there unread, and turns it over. */
  SECOND_DIE,
  /** A hand takes the die out before it was read. */
  TAKEN_OUT,
  /** The die rocks before it lies: SETTLED comes and goes. */
  CHATTERING,
  /** Short pulses on SETTLED and on the lines of the encoder while the die lies. */
  GLITCHES
}
