package org.dradis.rules.setup;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Hyphenated;

/** Where a component goes. */
public enum Place implements Hyphenated {
  TABLE,
  BESIDE_THE_BOARD,
  BOX,
  BOW,
  STARBOARD_BOW,
  STARBOARD_QUARTER,
  STERN,
  PORT_QUARTER,
  PORT_BOW,
  SUPPLY,
  RESERVES,
  DAMAGED_BOX,
  CIVILIAN_PILE,
  FACE_DOWN_POOL,
  DIAL,
  START_OF_TRACK,
  PLAYER;

  static Place of(Area area) {
    return switch (area) {
      case BOW -> BOW;
      case STARBOARD_BOW -> STARBOARD_BOW;
      case STARBOARD_QUARTER -> STARBOARD_QUARTER;
      case STERN -> STERN;
      case PORT_QUARTER -> PORT_QUARTER;
      case PORT_BOW -> PORT_BOW;
    };
  }
}
