package org.dradis.port;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What an LED of the table lights: a part of the board, a step of a track, a thing beside it. */
public enum LedPlace {
  BOW,
  STARBOARD_BOW,
  STARBOARD_QUARTER,
  STERN,
  PORT_QUARTER,
  PORT_BOW,
  GALACTICA,
  LAUNCH_TUBE_PORT_QUARTER,
  LAUNCH_TUBE_PORT_BOW,
  /** Start, three spaces, and the one where Galactica is lost (HR-1). */
  BOARDING_TRACK(5),
  /** 0 to 4 and auto jump (JP-1). */
  JUMP_TRACK(6),
  /** Start, 1 to 3 and auto attack (CF-2). */
  PURSUIT_TRACK(5),
  FUEL,
  FOOD,
  MORALE,
  POPULATION,
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
  TOWER,
  TAP_PAD,
  /** An LED that nobody sees, such as one in a fold of the strip; it stays dark. */
  UNUSED;

  private final int steps;

  LedPlace() {
    this(1);
  }

  LedPlace(int steps) {
    this.steps = steps;
  }

  /** How many steps a track has; everything else has one. */
  public int steps() {
    return steps;
  }

  /** The name in the map, such as {@code starboard-bow}; zones are called the same. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<LedPlace> of(String word) {
    return Arrays.stream(values()).filter(it -> it.word().equals(word)).findFirst();
  }
}
