package org.dradis.rules.board;

import java.util.List;

/** The six space areas, clockwise from the bow (GE-1). */
public enum Area implements Hyphenated {
  BOW,
  STARBOARD_BOW,
  STARBOARD_QUARTER,
  STERN,
  PORT_QUARTER,
  PORT_BOW;

  /** All six, clockwise from the bow. */
  public static final List<Area> RING = List.of(values());

  /** The viper launch areas, in the order in which they are offered (GE-2). */
  public static final List<Area> LAUNCH = List.of(PORT_QUARTER, PORT_BOW);

  public Area clockwise() {
    return switch (this) {
      case BOW -> STARBOARD_BOW;
      case STARBOARD_BOW -> STARBOARD_QUARTER;
      case STARBOARD_QUARTER -> STERN;
      case STERN -> PORT_QUARTER;
      case PORT_QUARTER -> PORT_BOW;
      case PORT_BOW -> BOW;
    };
  }

  public Area counterclockwise() {
    return switch (this) {
      case BOW -> PORT_BOW;
      case STARBOARD_BOW -> BOW;
      case STARBOARD_QUARTER -> STARBOARD_BOW;
      case STERN -> STARBOARD_QUARTER;
      case PORT_QUARTER -> STERN;
      case PORT_BOW -> PORT_QUARTER;
    };
  }

  public boolean touches(Area other) {
    return other == clockwise() || other == counterclockwise();
  }

  public boolean isLaunchArea() {
    return this == PORT_QUARTER || this == PORT_BOW;
  }

  /** The next area on a heavy raider's way to the nearest launch area (GE-3). */
  public Area towardsLaunch() {
    return switch (this) {
      case STARBOARD_BOW -> BOW;
      case BOW -> PORT_BOW;
      case STARBOARD_QUARTER -> STERN;
      case STERN -> PORT_QUARTER;
      case PORT_QUARTER, PORT_BOW -> this;
    };
  }
}
