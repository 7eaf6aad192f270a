package org.dradis.session.scene;

import java.util.List;

/** Which LEDs are where on the board. */
public interface LedSpots {
  int size();

  /** The LEDs of a spot; none if the board has no light there. */
  List<Integer> of(String spot);
}
