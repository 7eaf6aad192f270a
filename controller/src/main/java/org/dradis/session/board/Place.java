package org.dradis.session.board;

import java.util.HashMap;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Hyphenated;
import org.jspecify.annotations.Nullable;

/** Where a piece can be. A zone of the table has the word of its place as its name. */
public enum Place implements Hyphenated {
  BOW,
  STARBOARD_BOW,
  STARBOARD_QUARTER,
  STERN,
  PORT_QUARTER,
  PORT_BOW,
  CYLON_FLEET_BOW,
  CYLON_FLEET_STARBOARD_BOW,
  CYLON_FLEET_STARBOARD_QUARTER,
  CYLON_FLEET_STERN,
  CYLON_FLEET_PORT_QUARTER,
  CYLON_FLEET_PORT_BOW,
  RESERVES,
  DAMAGED_BOX,
  CIVILIAN_PILE,
  NEW_CAPRICA,
  /** Beside the board, and to come into the game again. */
  SUPPLY,
  OUT_OF_GAME,
  /** Seen in several zones at once. */
  BORDER,
  /** In no place at all: in a hand, or fallen over. */
  HAND;

  private static final Map<String, Place> BY_WORD = new HashMap<>();

  static {
    for (Place place : values()) {
      if (place.isReal()) {
        BY_WORD.put(place.word(), place);
      }
    }
  }

  /** Whether the rules can put a piece there. */
  public boolean isReal() {
    return this != BORDER && this != HAND;
  }

  /** The place of a name, or null. */
  public static @Nullable Place named(String word) {
    return BY_WORD.get(word);
  }

  /** A space area of the main board. */
  public static Place of(Area area) {
    return switch (area) {
      case BOW -> BOW;
      case STARBOARD_BOW -> STARBOARD_BOW;
      case STARBOARD_QUARTER -> STARBOARD_QUARTER;
      case STERN -> STERN;
      case PORT_QUARTER -> PORT_QUARTER;
      case PORT_BOW -> PORT_BOW;
    };
  }

  /** An area of the Cylon Fleet board. */
  public static Place ofFleet(Area area) {
    return switch (area) {
      case BOW -> CYLON_FLEET_BOW;
      case STARBOARD_BOW -> CYLON_FLEET_STARBOARD_BOW;
      case STARBOARD_QUARTER -> CYLON_FLEET_STARBOARD_QUARTER;
      case STERN -> CYLON_FLEET_STERN;
      case PORT_QUARTER -> CYLON_FLEET_PORT_QUARTER;
      case PORT_BOW -> CYLON_FLEET_PORT_BOW;
    };
  }

  /** Which of the six areas it is on either board, or null. */
  public @Nullable Area area() {
    return switch (this) {
      case BOW, CYLON_FLEET_BOW -> Area.BOW;
      case STARBOARD_BOW, CYLON_FLEET_STARBOARD_BOW -> Area.STARBOARD_BOW;
      case STARBOARD_QUARTER, CYLON_FLEET_STARBOARD_QUARTER -> Area.STARBOARD_QUARTER;
      case STERN, CYLON_FLEET_STERN -> Area.STERN;
      case PORT_QUARTER, CYLON_FLEET_PORT_QUARTER -> Area.PORT_QUARTER;
      case PORT_BOW, CYLON_FLEET_PORT_BOW -> Area.PORT_BOW;
      default -> null;
    };
  }

  public boolean isInSpace() {
    return compareTo(PORT_BOW) <= 0;
  }
}
