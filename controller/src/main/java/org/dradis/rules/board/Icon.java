package org.dradis.rules.board;

import java.util.List;

/** The icons of crisis cards: four for ships (AC-1), one for New Caprica (NC-2). */
public enum Icon implements Hyphenated {
  ACTIVATE_RAIDERS,
  ACTIVATE_HEAVY_RAIDERS,
  LAUNCH_RAIDERS,
  ACTIVATE_BASESTARS,
  OCCUPATION;

  /** The four that activate Cylon ships. */
  public static final List<Icon> SHIP_ICONS =
      List.of(ACTIVATE_RAIDERS, ACTIVATE_HEAVY_RAIDERS, LAUNCH_RAIDERS, ACTIVATE_BASESTARS);
}
