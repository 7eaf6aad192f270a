package org.dradis.dice;

import java.util.List;

/** The six lines of the tower, each high when what it is named after is so. */
public enum Line {
  /** High while something is in the beam across the chute. */
  DROP(1),
  /** High while a die lies still in the tray. */
  SETTLED(2),
  /** The face less one, in binary; this is its lowest bit. */
  D0(4),
  D1(8),
  D2(16),
  /** Makes the number of high lines among D0-D2 and itself odd. */
  PAR(32);

  /** The lines of the encoder below the tray. */
  public static final List<Line> ENCODER = List.of(D0, D1, D2, PAR);

  private final int mask;

  Line(int mask) {
    this.mask = mask;
  }

  /** Its bit in {@link Levels}. */
  int mask() {
    return mask;
  }

  boolean isOfEncoder() {
    return ENCODER.contains(this);
  }
}
