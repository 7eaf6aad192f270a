package org.dradis.rules.setup;

import java.util.Locale;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Option;

/** Where a component goes. */
public enum Place implements Option {
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

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
